CREATE TABLE "handed_login" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"code" text,
	"taken_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
