-- The end of what the feed can show: every transaction before it is complete. Those of other databases of the server write no events here,
-- so they do not hold it back. The locks say which transaction is whose to every role. Called by a statement it uses that one's snapshot.
create function feed_horizon() returns xid8 language sql stable as $$
  select least(
    pg_current_xact_id_if_assigned(),
    (select min(running) from pg_snapshot_xip(pg_current_snapshot()) running where not exists (
      select from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'transactionid' and l.mode = 'ExclusiveLock' and l.granted and l.transactionid = running::xid
        and a.datid <> (select oid from pg_database where datname = current_database())
    )),
    pg_snapshot_xmax(pg_current_snapshot())
  )
$$;
