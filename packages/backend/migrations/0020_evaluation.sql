CREATE TABLE "evaluation_count" (
	"item_id" integer NOT NULL,
	"owner" integer NOT NULL,
	"files" integer NOT NULL,
	CONSTRAINT "evaluation_count_item_id_owner_pk" PRIMARY KEY("item_id","owner")
);
--> statement-breakpoint
ALTER TABLE "evaluation_count" ADD CONSTRAINT "evaluation_count_item_id_evaluation_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."evaluation_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Names are searched for within a subject of a school only.
UPDATE "evaluation_item" SET "grams" = ARRAY(SELECT "school_id" || '.' || "subject_id" || '.' || gram FROM unnest("grams") AS gram);--> statement-breakpoint
UPDATE "evaluation_file" SET "grams" = ARRAY(SELECT "school_id" || '.' || "subject_id" || '.' || gram FROM unnest("grams") AS gram);--> statement-breakpoint
-- Adds to the counts of items and of all above them, up to where one is deleted and the next is not. In the order of the
-- key, so that two statements at once wait for each other instead of for ever. An item that goes for good counts no more.
CREATE FUNCTION add_evaluation_counts(items integer[], owners integer[], changes integer[]) RETURNS void LANGUAGE sql AS $$
	WITH RECURSIVE changed AS (
		SELECT id, parent_id, deleted_with, owner, change
		FROM unnest(items, owners, changes) AS given (item_id, owner, change)
		JOIN "evaluation_item" ON id = item_id
		UNION ALL
		SELECT above.id, above.parent_id, above.deleted_with, owner, change
		FROM changed JOIN "evaluation_item" AS above ON above.id = changed.parent_id
		WHERE above.deleted_with IS NOT DISTINCT FROM changed.deleted_with
	)
	INSERT INTO "evaluation_count" AS counted ("item_id", "owner", "files")
	SELECT id, owner, sum(change) FROM changed GROUP BY id, owner HAVING sum(change) <> 0 ORDER BY id, owner
	ON CONFLICT ("item_id", "owner") DO UPDATE SET "files" = counted."files" + excluded."files"
$$;--> statement-breakpoint
-- Files that come, go, change hands or what they are seen by. Nobody moves or deletes items of the subject meanwhile.
CREATE FUNCTION count_evaluation_files() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed record;
BEGIN
	EXECUTE format(
		'SELECT array_agg(item_id) AS items, array_agg(owner) AS owners, array_agg(change::integer) AS changes,
			array_agg(DISTINCT ARRAY[school_id, subject_id]) AS subjects
		FROM (
			SELECT school_id, subject_id, item_id, CASE permission WHEN 1 THEN 0 ELSE created_by END AS owner, sum(change) AS change
			FROM (%s) AS file WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4 HAVING sum(change) <> 0
		) AS summed',
		concat_ws(
			' UNION ALL ',
			CASE WHEN TG_OP <> 'INSERT' THEN 'SELECT *, -1 AS change FROM gone' END,
			CASE WHEN TG_OP <> 'DELETE' THEN 'SELECT *, 1 AS change FROM came' END
		)
	) INTO changed;
	IF changed.items IS NULL THEN
		RETURN NULL;
	END IF;
	FOR subject IN 1..array_length(changed.subjects, 1) LOOP
		PERFORM pg_advisory_xact_lock_shared(changed.subjects[subject][1], changed.subjects[subject][2]);
	END LOOP;
	PERFORM add_evaluation_counts(changed.items, changed.owners, changed.changes);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "evaluation_file_counted_in" AFTER INSERT ON "evaluation_file" REFERENCING NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION count_evaluation_files();--> statement-breakpoint
CREATE TRIGGER "evaluation_file_counted_anew" AFTER UPDATE ON "evaluation_file" REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION count_evaluation_files();--> statement-breakpoint
CREATE TRIGGER "evaluation_file_counted_out" AFTER DELETE ON "evaluation_file" REFERENCING OLD TABLE AS gone
FOR EACH STATEMENT EXECUTE FUNCTION count_evaluation_files();--> statement-breakpoint
-- An item that is moved, deleted or restored takes its count with it. What is deleted together is parted from what is
-- above it only; whoever changes items has the lock of the subject.
CREATE FUNCTION recount_moved_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	parted record;
BEGIN
	SELECT array_agg(moved.item_id) AS items, array_agg(counted.owner) AS owners, array_agg(moved.sign * counted.files) AS changes
	INTO parted
	FROM (
		SELECT gone.id, gone.parent_id AS item_id, -1 AS sign FROM gone JOIN came USING (id)
		WHERE gone.deleted_with IS NULL AND (came.deleted_with = came.id OR came.parent_id <> gone.parent_id)
		UNION ALL
		SELECT came.id, came.parent_id, 1 FROM gone JOIN came USING (id)
		WHERE came.deleted_with IS NULL AND (gone.deleted_with = gone.id OR came.parent_id <> gone.parent_id)
	) AS moved
	JOIN "evaluation_count" AS counted ON counted.item_id = moved.id
	WHERE moved.item_id IS NOT NULL AND counted.files <> 0;
	IF parted.items IS NOT NULL THEN
		PERFORM add_evaluation_counts(parted.items, parted.owners, parted.changes);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "evaluation_item_recounted" AFTER UPDATE ON "evaluation_item" REFERENCING OLD TABLE AS gone NEW TABLE AS came
FOR EACH STATEMENT EXECUTE FUNCTION recount_moved_items();--> statement-breakpoint
SELECT add_evaluation_counts(array_agg(item_id), array_agg(owner), array_agg(files)) FROM (
	SELECT item_id, CASE permission WHEN 1 THEN 0 ELSE created_by END AS owner, count(*)::integer AS files
	FROM "evaluation_file" WHERE "deleted_at" IS NULL GROUP BY 1, 2
) AS there;
