import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const TEMPORARY_FOLDERS = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

const TLS_LINE = /^ *(?:ssl_certificate|http2 )/;

type NginxConfig = { folder: string; files: string[]; ports: Record<number, number | undefined> };

/**
 * Writes files of `deploy/nginx` into one configuration for a test or a measurement: without TLS, on other ports, and
 * with all files of nginx in `folder`. Returns the path of the configuration.
 *
 * `files` are names in `deploy/nginx`, without `.conf`. `ports` maps the ports of these files to the ports that replace
 * them.
 */
export function writeNginxConfig({ folder, files, ports }: NginxConfig): string {
  const conf = files
    .map((name) => readFileSync(`deploy/nginx/${name}.conf`, "utf8"))
    .join("\n")
    .replace("listen 443 ssl;", "listen 127.0.0.1:443;")
    .split("\n")
    .filter((line) => !TLS_LINE.test(line))
    .join("\n")
    .replaceAll("/var/cache/nginx", folder)
    .replace(/127\.0\.0\.1:(\d+)/g, (_address, port) => `127.0.0.1:${ports[Number(port)]}`);
  // If root starts nginx, the workers of nginx run as another user and must be able to open the folder.
  chmodSync(folder, 0o755);
  const temporary = TEMPORARY_FOLDERS.map((name) => `${name}_temp_path ${folder}/${name};`);
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx-error.log warn;
events { worker_connections 4096; }
http {
access_log off;
# A measurement sends more requests over one connection than a browser.
keepalive_requests 1000000;
${temporary.join("\n")}
${conf}
}
`,
  );
  return file;
}
