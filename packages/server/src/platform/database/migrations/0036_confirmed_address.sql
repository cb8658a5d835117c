ALTER TABLE "users" ADD COLUMN "email_change_confirmed" text;--> statement-breakpoint
ALTER TABLE "users" DROP COLUMN "email_change_half_confirmed";