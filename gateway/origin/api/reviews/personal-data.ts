/** Reviews reveal what their author has bought. */
import type { PersonalData } from '../../base/personal-data.ts';
import { run } from '../../base/sql.ts';
import { lockRating, refreshRating } from './rating.ts';

export const REVIEW_DATA: PersonalData = {
  name: 'reviews',
  read: (db, user) =>
    run(
      db,
      `select p.name as product, r.rating, r.title, r.text, r.language, r.author_name as "authorName", r.state,
         r.moderation_note as "moderationNote", r.created_at as "createdAt", r.updated_at as "updatedAt"
       from reviews r join products p on p.id = r.product_id where r.user_id = $1 order by r.id`,
      [user.id],
    ),
  async erase(db, user) {
    const products = await run<{ id: number }>(
      db,
      'select product_id as id from reviews where user_id = $1 order by product_id',
      [user.id],
    );
    for (const { id } of products) {
      await lockRating(db, id);
      await run(db, 'delete from reviews where user_id = $1 and product_id = $2', [user.id, id]);
      await refreshRating(db, id);
    }
  },
};

/** Votes reveal what a person has read. Those on the account's own reviews go with these. */
export const REVIEW_VOTE_DATA: PersonalData = {
  name: 'reviewVotes',
  read: (db, user) =>
    run(
      db,
      `select p.name as product, r.text as review, v.created_at as "votedAt" from review_votes v
       join reviews r on r.id = v.review_id join products p on p.id = r.product_id where v.user_id = $1 order by v.created_at`,
      [user.id],
    ),
  erase: (db, user) => run(db, 'delete from review_votes where user_id = $1', [user.id]),
};
