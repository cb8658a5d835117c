ALTER TABLE "audit_log" ADD COLUMN "business_id" uuid;--> statement-breakpoint
UPDATE "audit_log" SET "business_id" = "subject"::uuid, "subject" = NULL
WHERE "action" IN ('business_claimed', 'business_published', 'number_changed');--> statement-breakpoint
UPDATE "audit_log" SET "business_id" = ("details" ->> 'businessId')::uuid, "details" = "details" - 'businessId'
WHERE "action" IN ('business_tied', 'business_untied');--> statement-breakpoint
UPDATE "audit_log" SET "subject" = "actor_id", "details" = jsonb_build_object('session_id', "subject")
WHERE "action" = 'refresh_token_reused';
