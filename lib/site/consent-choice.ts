import { SERVICES, type Service, type Services } from "./services";

export const CONSENT_COOKIE = "consent";
/** The consent expires after half a year. */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60;

/** The visitor's choice for each service. It contains only services for which the visitor has made a choice. */
export type ConsentChoice = Partial<Record<Service, boolean>>;

export function readChoice(text: string | undefined): ConsentChoice {
  const choices = new URLSearchParams(text);
  const known = SERVICES.filter((name) => choices.has(name));
  return Object.fromEntries(known.map((name) => [name, choices.get(name) === "1"]));
}

export function choiceText(choice: ConsentChoice): string {
  const choices = SERVICES.flatMap((name) =>
    choice[name] === undefined ? [] : [[name, choice[name] ? "1" : "0"]],
  );
  return String(new URLSearchParams(choices));
}

/** The same choice for all configured services. */
export function choiceForAll(services: Services, isAgreed: boolean): ConsentChoice {
  return Object.fromEntries(configuredNames(services).map((name) => [name, isAgreed]));
}

export function configuredNames(services: Services): Service[] {
  return SERVICES.filter((name) => services[name] !== undefined);
}

export function isUndecided(services: Services, choice: ConsentChoice): boolean {
  return configuredNames(services).some((name) => choice[name] === undefined);
}

export function isWithdrawn(before: ConsentChoice, after: ConsentChoice): boolean {
  return SERVICES.some((name) => before[name] === true && after[name] !== true);
}
