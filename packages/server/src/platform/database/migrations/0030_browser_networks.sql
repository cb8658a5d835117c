ALTER TABLE "browser_call_tokens" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "browser_call_tokens_network_idx" ON "browser_call_tokens" USING btree ("network");