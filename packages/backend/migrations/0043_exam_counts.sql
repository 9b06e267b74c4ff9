-- Exams of all kinds are counted together as well, under year, grade, type and term 0.
INSERT INTO "exam_count" ("school_id", "school_year", "grade_id", "type", "term_id", "status", "subject_id", "total")
SELECT "school_id", 0, 0, 0, 0, "status", "subject_id", sum("total") FROM "exam_count" GROUP BY 1, 6, 7;
