"use client";

export { PageFailure as default } from "@/components/site/page-failure";
