ALTER TABLE "businesses" ADD COLUMN "promotions" jsonb;--> statement-breakpoint
UPDATE "knowledge_versions" SET "knowledge" = "knowledge" || '{"promotions": null}';
