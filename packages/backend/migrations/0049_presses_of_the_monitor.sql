ALTER TABLE "broadcast" DROP CONSTRAINT "broadcast_press";--> statement-breakpoint
ALTER TABLE "student_message" DROP CONSTRAINT "student_message_press";--> statement-breakpoint
ALTER TABLE "broadcast" DROP COLUMN "press_key";--> statement-breakpoint
ALTER TABLE "student_message" DROP COLUMN "press_key";