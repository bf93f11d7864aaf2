/**
 * Who may see a field. public: everybody, and the answer is the same for all. session: everybody, but the answer depends on who
 * asks. viewer: who is signed in. admin: admins. Only answers of documents that are public throughout are ever kept.
 */
export type Access = 'public' | 'session' | 'viewer' | 'admin';
