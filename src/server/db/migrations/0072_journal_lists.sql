-- The journal by kind of actor and by kind of object, the newest first: a rare kind was looked for in all of it.
create index audit_events_actor_kind on audit_events (actor_kind, at desc, id desc);
create index audit_events_object_kind on audit_events (object_kind, at desc, id desc);
