import type { CarriedEvent } from "@/lib/analytics/shop-event";
import { readPageServices } from "./page-services";
import { readSession, removeSession, writeSession } from "./storage";

const KEY = "events";

/**
 * Stores an event of a page that is about to close, so that the next page of this tab reports it. Does nothing if the
 * operator has not configured analytics.
 */
export function carryEvent(event: CarriedEvent): void {
  if (readPageServices().analytics === undefined) return;
  const carried = new URLSearchParams(readSession(KEY) ?? "");
  carried.append(event.name, "login_type" in event ? String(event.login_type) : "");
  writeSession(KEY, String(carried));
}

export function takeCarried(): CarriedEvent[] {
  const carried = new URLSearchParams(readSession(KEY) ?? "");
  removeSession(KEY);
  return [...carried].flatMap(([name, code]) => carriedEvent(name, Number(code)));
}

function carriedEvent(name: string, login_type: number): CarriedEvent[] {
  if (name === "generate_lead") return [{ name }];
  return name === "login" || name === "sign_up" ? [{ name, login_type }] : [];
}
