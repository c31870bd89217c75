import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { protectDataFolder } from "../../config/data-folder.ts";

// Windows has no POSIX file modes. There, a folder inherits the access rights of the user's folder.
const describeOnPosix = process.platform === "win32" ? describe.skip : describe;
const before = process.umask();
let parent: string;
let folder: string;

beforeEach(() => {
  process.umask(0o022);
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "futao-data-"));
  folder = path.join(parent, "data");
});
afterEach(() => {
  jest.restoreAllMocks();
  process.umask(before);
  fs.rmSync(parent, { recursive: true, force: true });
});

const modeOf = (...names: string[]) => fs.statSync(path.join(folder, ...names)).mode & 0o777;

describeOnPosix("the data folder", () => {
  it("is readable only by its owner after its creation, and so are files that are written there later", () => {
    protectDataFolder(folder);
    fs.mkdirSync(path.join(folder, "db"));
    fs.writeFileSync(path.join(folder, "db/1"), "");
    expect([modeOf(), modeOf("db"), modeOf("db/1")]).toEqual([0o700, 0o700, 0o600]);
  });

  it("of an earlier start loses the access rights of group and others, and keeps its file contents", () => {
    fs.mkdirSync(path.join(folder, "sandbox/deep"), { recursive: true, mode: 0o755 });
    for (const name of ["secrets.json", "backend.pid", "sandbox/sms.jsonl", "sandbox/deep/a"]) {
      fs.writeFileSync(path.join(folder, name), "kept", { mode: 0o644 });
    }
    fs.chmodSync(path.join(folder, "sandbox/sms.jsonl"), 0o666);
    fs.chmodSync(path.join(folder, "sandbox/deep"), 0o777);
    protectDataFolder(folder);
    for (const name of ["", "sandbox", "sandbox/deep"]) expect(modeOf(name)).toBe(0o700);
    for (const name of ["secrets.json", "backend.pid", "sandbox/sms.jsonl", "sandbox/deep/a"]) {
      expect(modeOf(name)).toBe(0o600);
      expect(fs.readFileSync(path.join(folder, name), "utf8")).toBe("kept");
    }
  });

  it("keeps the mode of a file if it is stricter than 0600", () => {
    protectDataFolder(folder);
    fs.writeFileSync(path.join(folder, "read-only"), "", { mode: 0o400 });
    protectDataFolder(folder);
    expect(modeOf("read-only")).toBe(0o400);
  });

  it("stops the start when it belongs to another account", () => {
    protectDataFolder(folder);
    fs.writeFileSync(path.join(folder, "a"), "");
    jest.spyOn(process as { getuid: () => number }, "getuid").mockReturnValue(54_321);
    expect(() => protectDataFolder(folder)).toThrow(
      /data belongs to another account \(uid \d+\): give it to this one with chown, or set DATA_DIR/,
    );
  });

  it("stops the start when it contains a symbolic link, and does not change the link's target", () => {
    const outside = path.join(parent, "outside");
    fs.writeFileSync(outside, "", { mode: 0o644 });
    fs.mkdirSync(folder);
    fs.symlinkSync(outside, path.join(folder, "link"));
    expect(() => protectDataFolder(folder)).toThrow(/link is a symbolic link/);
    expect(fs.statSync(outside).mode & 0o777).toBe(0o644);
  });

  it("may be a symbolic link itself", () => {
    fs.mkdirSync(folder, { mode: 0o755 });
    const link = path.join(parent, "link");
    fs.symlinkSync(folder, link);
    protectDataFolder(link);
    expect(modeOf()).toBe(0o700);
  });

  it("stops the start when its file system ignores access rights", () => {
    fs.mkdirSync(folder, { mode: 0o755 });
    jest.spyOn(fs, "chmodSync").mockImplementation(() => {});
    expect(() => protectDataFolder(folder)).toThrow(/keeps no access rights; set DATA_DIR/);
  });

  it("stops the start when it cannot be created", () => {
    fs.writeFileSync(folder, "");
    expect(() => protectDataFolder(path.join(folder, "data"))).toThrow(
      `the data folder ${folder}/data cannot be written; allow it or set DATA_DIR`,
    );
  });
});
