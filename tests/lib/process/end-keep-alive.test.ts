import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { endKeepAlive } from "../../../lib/process/end-keep-alive";

it("endKeepAlive lets a server close that was answering a request of a kept-alive connection (OP-03)", async () => {
  const server = createServer({ keepAliveTimeout: 65_000 });
  const requests = once(server, "request");
  await once(server.listen(0, "127.0.0.1"), "listening");
  const agent = new Agent({ keepAlive: true });
  const { port } = server.address() as AddressInfo;
  const answers = once(get({ port, agent }), "response");
  const [, response] = (await requests) as [IncomingMessage, ServerResponse];
  response.write("first, ");
  const [answer] = (await answers) as [IncomingMessage];

  endKeepAlive(server);
  const closed = new Promise((resolve) => void server.close(resolve));
  response.end("last");
  expect(await text(answer)).toBe("first, last");
  await closed;
  agent.destroy();
});
