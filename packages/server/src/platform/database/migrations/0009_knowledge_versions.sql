CREATE TABLE "inbox_decisions" (
	"business_id" uuid NOT NULL,
	"question_key" text NOT NULL,
	"decision" text NOT NULL,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer,
	CONSTRAINT "inbox_decisions_business_id_question_key_pk" PRIMARY KEY("business_id","question_key")
);
--> statement-breakpoint
CREATE TABLE "knowledge_versions" (
	"business_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"author_id" uuid,
	"author_name" text,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"restored_from" integer,
	"knowledge" jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"change_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "knowledge_versions_business_id_number_pk" PRIMARY KEY("business_id","number")
);
--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "knowledge_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "inbox_decisions" ADD CONSTRAINT "inbox_decisions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "knowledge_versions" ADD CONSTRAINT "knowledge_versions_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_logs_unanswered_idx" ON "call_logs" USING btree ("business_id","call_timestamp") WHERE unanswered_questions <> '[]';--> statement-breakpoint
ALTER TABLE "knowledge_versions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "knowledge_versions" FOR SELECT USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));--> statement-breakpoint
CREATE POLICY "own rows are added" ON "knowledge_versions" FOR INSERT WITH CHECK ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));--> statement-breakpoint
ALTER TABLE "inbox_decisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own rows" ON "inbox_decisions" USING ("business_id" = ANY ((SELECT own_business_ids())::uuid[]));--> statement-breakpoint
INSERT INTO "knowledge_versions" ("business_id", "number", "published_at", "knowledge")
SELECT "id", 1, "updated_at", jsonb_build_object(
  'name', "name",
  'primary_industry', "primary_industry",
  'website', "website",
  'email', "email",
  'phone_number', "phone_number",
  'address', "address",
  'geographic_service_area', "geographic_service_area",
  'about_us_text', "about_us_text",
  'details', "details" - 'readiness_assessment',
  'business_hours', "business_hours",
  'services', "services",
  'common_questions', "common_questions",
  'operational_notes', "operational_notes",
  'booking', coalesce("booking", '{"enabled": false, "stepMinutes": 30, "capacity": 1, "leadMinutes": 60}')
) FROM "businesses";--> statement-breakpoint
UPDATE "businesses" SET "knowledge_version" = 1;
