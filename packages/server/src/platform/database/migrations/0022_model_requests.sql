ALTER TABLE "daily_spending" ADD COLUMN "model_requests" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "daily_spending_day_idx" ON "daily_spending" USING btree ("day");