CREATE TABLE "strangers_mails" (
	"cause" text NOT NULL,
	"hour" timestamp (3) with time zone NOT NULL,
	"mails" integer NOT NULL,
	CONSTRAINT "strangers_mails_cause_hour_pk" PRIMARY KEY("cause","hour")
);
