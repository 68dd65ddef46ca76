-- Who pays, when it is not the company of the notice; frozen with the order.
alter table payments add column buyer jsonb;
