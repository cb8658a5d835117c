CREATE TABLE "appointment_changes" (
	"key" text PRIMARY KEY NOT NULL,
	"appointment_id" uuid NOT NULL,
	"action" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appointments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"business_id" uuid NOT NULL,
	"call_id" uuid,
	"service_id" text,
	"service_name" text,
	"customer_name" text,
	"customer_phone" text,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"note" text,
	"status" text DEFAULT 'booked' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appointments_end_after_start" CHECK ("appointments"."end_at" > "appointments"."start_at")
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "transfer_hours" jsonb;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "booking" jsonb;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "calendar_token_hash" text;--> statement-breakpoint
ALTER TABLE "businesses" ADD COLUMN "calendar_token_made_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "commitments" ADD COLUMN "reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "appointment_changes" ADD CONSTRAINT "appointment_changes_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_business_id_businesses_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "appointments" ADD CONSTRAINT "appointments_call_id_call_logs_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."call_logs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointment_changes_appointment_id_idx" ON "appointment_changes" USING btree ("appointment_id");--> statement-breakpoint
CREATE INDEX "appointments_business_id_idx" ON "appointments" USING btree ("business_id","start_at","id");--> statement-breakpoint
CREATE INDEX "appointments_customer_phone_idx" ON "appointments" USING btree ("business_id","customer_phone");--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_calendar_token_hash_unique" UNIQUE("calendar_token_hash");