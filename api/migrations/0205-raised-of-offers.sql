-- What was raised in each open offer is on home: it is summed from this index alone, however many have invested.
CREATE INDEX investments_raised ON investments (offer_id) INCLUDE (invested_amount);
DROP INDEX investments_offer;
