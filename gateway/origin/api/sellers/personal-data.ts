/** Contact data of applicants. */
import type { PersonalData } from '../../base/personal-data.ts';
import { run } from '../../base/sql.ts';

export const APPLICATION_DATA: PersonalData = {
  name: 'seller applications',
  read: (db, user) =>
    run(
      db,
      `select a.number, s.status, s.name as "shopName", s.legal_name as "legalName", s.tax_number as "taxNumber",
         s.contact_name as "contactName", s.email, s.phone, s.address, s.governorate_id as "regionNumber", a.website, a.message,
         a.decision_note as "decisionNote", a.created_at as "createdAt",
         (select coalesce(json_agg(json_build_object('kind', f.document, 'name', f.name, 'bytes', f.bytes) order by f.id), '[]')
          from private_files f where f.seller_id = s.id and f.owner_account = $2) as documents,
         (select coalesce(json_agg(json_build_object('at', m.created_at, 'subject', m.texts -> r.language ->> 'subject',
            'text', m.texts -> r.language ->> 'text') order by m.id), '[]')
          from seller_message_recipients r join seller_messages m on m.id = r.message_id where r.seller_id = s.id) as messages
       from seller_applications a join sellers s on s.id = a.seller_id where a.user_id = $1 order by a.id`,
      [user.id, user.account_number],
    ),
  async erase(db, user) {
    // An application that never became a shop is removed; a shop has legal duties, and stays without the account.
    const removed = await run<{ seller_id: number }>(
      db,
      `delete from seller_applications a using sellers s
       where s.id = a.seller_id and a.user_id = $1 and s.status in ('APPLIED', 'IN_REVIEW', 'REJECTED') returning a.seller_id`,
      [user.id],
    );
    for (const { seller_id: id } of removed) {
      await run(
        db,
        `update private_files set seller_id = null, document = null, name = '', owner_account = null, delete_after = now()
         where seller_id = $1`,
        [id],
      );
      await run(db, 'delete from sellers where id = $1', [id]);
    }
    await run(db, 'update seller_applications set user_id = null where user_id = $1', [user.id]);
  },
};
