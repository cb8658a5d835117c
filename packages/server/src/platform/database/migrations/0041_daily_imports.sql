CREATE TABLE "daily_imports" (
	"day" date PRIMARY KEY NOT NULL,
	"model_requests" integer NOT NULL
);
