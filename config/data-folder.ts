import fs from "node:fs";
import path from "node:path";

/** The permission bits of the group and of other users. */
const OTHERS = 0o077;
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * Sets the umask so that only the account of this process can access the files that the process creates from now on.
 */
export function keepNewFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Creates the data folder if it is missing. Removes the access of other accounts to the folder and its content. Throws
 * if the folder cannot be created or written. Also throws if the folder or something in it belongs to another account
 * or is on a file system without access rights, and if something in it is a symbolic link. On Windows the access rights
 * and the content are neither checked nor changed, because the folder inherits the rights of the user's folder.
 */
export function protectDataFolder(folder: string): void {
  keepNewFilesPrivate();
  try {
    fs.mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
    fs.accessSync(folder, fs.constants.W_OK);
  } catch {
    throw new Error(`the data folder ${folder} cannot be written; allow it or set DATA_DIR`);
  }
  if (process.platform !== "win32") protect(fs.realpathSync(folder));
}

function protect(place: string): void {
  const stat = fs.lstatSync(place, { throwIfNoEntry: false });
  // Another process that starts at the same time may have removed the file.
  if (!stat) return;
  if (stat.isSymbolicLink()) {
    throw new Error(`${place} is a symbolic link: put the data itself there, or set DATA_DIR`);
  }
  if (stat.uid !== process.getuid?.()) {
    throw new Error(
      `${place} belongs to another account (uid ${stat.uid}): give it to this one with chown, or set DATA_DIR`,
    );
  }
  if (stat.mode & OTHERS) makePrivate(place, stat.isDirectory() ? FOLDER_MODE : FILE_MODE);
  if (!stat.isDirectory()) return;
  for (const name of fs.readdirSync(place)) protect(path.join(place, name));
}

function makePrivate(place: string, mode: number): void {
  fs.chmodSync(place, mode);
  if (fs.statSync(place).mode & OTHERS) {
    throw new Error(
      `${place} stays open to other accounts: its file system keeps no access rights; set DATA_DIR to a folder that does`,
    );
  }
}
