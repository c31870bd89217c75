import { type ComponentType, lazy, Suspense } from "react";

/**
 * A part whose code is fetched when it is first shown. Not next/dynamic: what that adds to every page weighs
 * more than most of the parts it would hold back.
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  return function OnDemand(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
