/**
 * Access levels of fields. public: everyone, with the same response for all. session: everyone, but the response depends on the caller.
 * viewer: signed-in accounts. admin: admins. Only responses to fully public documents are ever cached.
 */
export type Access = 'public' | 'session' | 'viewer' | 'admin';
