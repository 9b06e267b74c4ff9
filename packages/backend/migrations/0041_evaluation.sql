-- Many names at once are put into the index together, which takes half of the time of one after the other. They are
-- there when the statement ends: no search has to look through what waits.
ALTER INDEX "evaluation_item_grams" SET (fastupdate=true);--> statement-breakpoint
CREATE FUNCTION index_waiting_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM gin_clean_pending_list('evaluation_item_grams');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "evaluation_item_indexed" AFTER INSERT OR UPDATE ON "evaluation_item"
FOR EACH STATEMENT EXECUTE FUNCTION index_waiting_items();--> statement-breakpoint
-- What a page of everything below an item is chosen by, without reading the files themselves.
CREATE INDEX "evaluation_file_below" ON "evaluation_file" USING btree ("item_id","category_id","permission","created_by","created_at","id") WHERE "evaluation_file"."deleted_at" is null;--> statement-breakpoint
-- Files are counted by category and permission too: of a package with thousands of targets nobody counts them anew.
DROP FUNCTION add_evaluation_counts(integer[], integer[], integer[]);--> statement-breakpoint
TRUNCATE "evaluation_count";--> statement-breakpoint
ALTER TABLE "evaluation_count" DROP CONSTRAINT "evaluation_count_item_id_owner_pk";--> statement-breakpoint
ALTER TABLE "evaluation_count" ADD COLUMN "category_id" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluation_count" ADD COLUMN "permission" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "evaluation_count" ADD CONSTRAINT "evaluation_count_item_id_owner_category_id_permission_pk" PRIMARY KEY("item_id","owner","category_id","permission");--> statement-breakpoint
-- Adds to the counts of items and of all above them, up to where one is deleted and the next is not. In the order of the
-- key, so that two statements at once wait for each other instead of for ever. An item that goes for good counts no more.
CREATE FUNCTION add_evaluation_counts(items integer[], owners integer[], categories integer[], permissions integer[], changes integer[])
RETURNS void LANGUAGE sql AS $$
	WITH RECURSIVE changed AS (
		SELECT id, parent_id, deleted_with, owner, category, permission, change
		FROM unnest(items, owners, categories, permissions, changes) AS given (item_id, owner, category, permission, change)
		JOIN "evaluation_item" ON id = item_id
		UNION ALL
		SELECT above.id, above.parent_id, above.deleted_with, owner, category, permission, change
		FROM changed JOIN "evaluation_item" AS above ON above.id = changed.parent_id
		WHERE above.deleted_with IS NOT DISTINCT FROM changed.deleted_with
	)
	INSERT INTO "evaluation_count" AS counted ("item_id", "owner", "category_id", "permission", "files")
	SELECT id, owner, category, permission, sum(change) FROM changed
	GROUP BY id, owner, category, permission HAVING sum(change) <> 0 ORDER BY id, owner, category, permission
	ON CONFLICT ("item_id", "owner", "category_id", "permission") DO UPDATE SET "files" = counted."files" + excluded."files"
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_evaluation_files() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed record;
BEGIN
	EXECUTE format(
		'SELECT array_agg(item_id) AS items, array_agg(owner) AS owners, array_agg(category_id) AS categories,
			array_agg(permission) AS permissions, array_agg(change::integer) AS changes,
			array_agg(DISTINCT ARRAY[school_id, subject_id]) AS subjects
		FROM (
			SELECT school_id, subject_id, item_id, CASE permission WHEN 1 THEN 0 ELSE created_by END AS owner,
				category_id, permission, sum(change) AS change
			FROM (%s) AS file WHERE deleted_at IS NULL GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(change) <> 0
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
	PERFORM add_evaluation_counts(changed.items, changed.owners, changed.categories, changed.permissions, changed.changes);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION recount_moved_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	parted record;
BEGIN
	SELECT array_agg(moved.item_id) AS items, array_agg(counted.owner) AS owners, array_agg(counted.category_id) AS categories,
		array_agg(counted.permission) AS permissions, array_agg(moved.sign * counted.files) AS changes
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
		PERFORM add_evaluation_counts(parted.items, parted.owners, parted.categories, parted.permissions, parted.changes);
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
SELECT add_evaluation_counts(array_agg(item_id), array_agg(owner), array_agg(category_id), array_agg(permission), array_agg(files)) FROM (
	SELECT item_id, CASE permission WHEN 1 THEN 0 ELSE created_by END AS owner, category_id, permission, count(*)::integer AS files
	FROM "evaluation_file" WHERE "deleted_at" IS NULL GROUP BY 1, 2, 3, 4
) AS there;
