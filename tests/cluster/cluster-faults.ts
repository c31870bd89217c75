import { spawnSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ReplicatedPostgres } from "./replicated-postgres";
import type { Cluster } from "./start-cluster";

const FREEZE_MS = 5_000;
const FULL_MS = 5_000;
const WITHOUT_REDIS_MS = 5_000;
const FORWARD_MS = 90_000;

type Stage = { cluster: Cluster; postgres: ReplicatedPostgres; isSmallDisk: boolean };
/**
 * Causes a fault, and resolves when the fault is over. A wrong clock is the exception: the function resolves at once,
 * and the clock stays wrong until its process ends. `turn` counts the faults of this kind from 0.
 */
type Fault = (stage: Stage, turn: number) => Promise<void>;

/** The faults by name. The table of prove-cluster.test.ts shows these names. */
export const FAULTS = {
  "kill a process": async ({ cluster }, turn) => {
    const victim = victimOf(cluster, turn);
    victim.signal("SIGKILL");
    await wait(500);
    await victim.waitUntilReady();
  },
  "freeze a process for 5 s": async ({ cluster }, turn) => {
    const victim = victimOf(cluster, turn);
    victim.signal("SIGSTOP");
    await wait(FREEZE_MS);
    victim.signal("SIGCONT");
    await victim.waitUntilReady();
  },
  "set a clock forward by 90 s": async ({ cluster }, turn) => {
    victimOf(cluster, turn).setForward(FORWARD_MS);
  },
  "fail the database over": async ({ postgres }) => {
    await postgres.failOver();
  },
  "stop Redis for 5 s": async ({ cluster }) => {
    await cluster.redis.stop();
    await wait(WITHOUT_REDIS_MS);
    await cluster.redis.start();
  },
  "freeze Redis for 5 s": async ({ cluster }) => {
    cluster.redis.freeze();
    await wait(WITHOUT_REDIS_MS);
    cluster.redis.resume();
  },
  "fill the disk of the database for 5 s": async ({ postgres, isSmallDisk }) => {
    if (!isSmallDisk) throw new Error("the disk of the database needs the right to mount a tmpfs");
    const file = join(postgres.primaryFolder(), "filler");
    fill(file);
    await wait(FULL_MS);
    rmSync(file);
  },
} satisfies Record<string, Fault>;
export type FaultName = keyof typeof FAULTS;

/**
 * Mounts a small disk for each database server. If a mount fails, for example without root rights, the function
 * unmounts the disks and returns false, so that all servers have the same kind of disk.
 */
export function mountSmallDisks(folders: readonly string[]): boolean {
  const mounted = folders.filter(
    (folder) =>
      spawnSync("mount", ["-t", "tmpfs", "-o", "size=600m", "tmpfs", folder]).status === 0,
  );
  if (mounted.length === folders.length) return true;
  unmount(mounted);
  return false;
}

export function unmount(folders: readonly string[]): void {
  for (const folder of folders) spawnSync("umount", [folder]);
}

function victimOf({ processes }: Cluster, turn: number) {
  const victim = processes[turn % processes.length];
  if (!victim) throw new Error("the cluster has no process");
  return victim;
}

function fill(file: string): void {
  const { bavail, bsize } = statfsSync(join(file, ".."));
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize));
  } catch (error) {
    // ENOSPC means that the database has used some of the free bytes first. The disk is full, as this fault requires.
    if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
  }
}
