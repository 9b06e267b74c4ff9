-- Names are searched by plain letters from now on: full-width ones of files that are there already become plain as well.
UPDATE "library_file" AS f SET
	"folded_name" = normalize(f."folded_name", NFKC),
	"grams" = (
		SELECT array_agg(DISTINCT substr(s, i, n))
		FROM normalize(f."folded_name", NFKC) AS s, generate_series(1, char_length(s)) AS i, generate_series(1, 2) AS n
		WHERE i + n <= char_length(s) + 1
	)
WHERE f."folded_name" IS NOT NFKC NORMALIZED;
