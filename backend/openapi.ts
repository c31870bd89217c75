import swagger from "@fastify/swagger";
import Fastify, { type FastifySchema } from "fastify";
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from "fastify-type-provider-zod";
import { z } from "zod";
import { REASON } from "../lib/contracts/answer-code.ts";
import { CODE } from "../lib/contracts/codes.ts";
import { type Endpoint, type EndpointName, endpoints } from "../lib/contracts/endpoints.ts";
import * as fields from "../lib/contracts/fields.ts";
import { sameOrderSchema } from "../lib/contracts/orders.ts";
import { optionGroupSchema } from "../lib/contracts/products.ts";
import { REFUSAL_REASONS } from "../lib/contracts/refusal-reason.ts";
import { cartRelishSchema } from "../lib/contracts/reorder.ts";
import { SHOP_KEY_HEADER } from "./config/backend-config.ts";
import { handlersByDomain } from "./handlers.ts";
import { needsToken } from "./modules/account/session-token.ts";

const refusalSchema = z.object({
  code: z.int().min(1),
  message: z.string(),
  data: z.null(),
  reason: z.enum([...Object.values(REASON), ...REFUSAL_REASONS]).optional(),
  same_order: sameOrderSchema.optional(),
});
/**
 * The body of a multipart call. The contract cannot be used here, because it describes the file after the backend has
 * read the form.
 */
const imageFormSchema = z.object({ image: z.file() });

/**
 * The schemas that get a name in the OpenAPI document: the common fields, the recursive schemas and the schemas of a
 * refusal.
 */
const namedSchemas = {
  ...fields,
  cartRelishSchema,
  optionGroupSchema,
  refusalSchema,
  sameOrderSchema,
};

const securitySchemes = {
  shopKey: {
    type: "apiKey",
    in: "header",
    name: SHOP_KEY_HEADER,
    description: "One of the values of BACKEND_KEY. It shows that the request comes from the shop.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: "sid",
    description: "The session of a browser.",
  },
  antiForgery: {
    type: "apiKey",
    in: "header",
    name: "x-xsrf-token",
    description: "The token of the session, from the answer of `refresh`.",
  },
  antiForgeryCookie: {
    type: "apiKey",
    in: "cookie",
    name: "XSRF-TOKEN",
    description: "The same token for calls without the header `x-xsrf-token`.",
  },
  courierSession: {
    type: "apiKey",
    in: "query",
    name: "session_id",
    description: "A courier session. It authorises a call in place of a signed-in member.",
  },
} as const;
type SecurityName = keyof typeof securitySchemes;

/**
 * Returns an OpenAPI 3.1 document with every call that this backend answers. The document is generated from a separate
 * Fastify application, so a starting backend does not load the generator.
 */
export async function openapiDocument() {
  const app = Fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const schemaRegistry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(namedSchemas)) {
    if (schema instanceof z.ZodType) schemaRegistry.add(schema, { id: name.replace("Schema", "") });
  }
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "福饕 backend",
        version: "1.0.0",
        description: "Generated from lib/contracts/endpoints.ts by `npm run openapi`.",
      },
      servers: [{ url: "http://127.0.0.1:3001" }],
      tags: Object.keys(handlersByDomain).map((name) => ({ name })),
      components: { securitySchemes },
    },
    transform: createJsonSchemaTransform({ schemaRegistry }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry }),
  });
  app.after(() => {
    for (const [domain, handlers] of Object.entries(handlersByDomain)) {
      for (const name of Object.keys(handlers) as EndpointName[]) {
        const { method, path }: Endpoint = endpoints[name];
        app.route({ method, url: path, schema: schemaOf(name, domain), handler: () => null });
      }
    }
  });
  await app.ready();
  return app.swagger();
}

function schemaOf(name: EndpointName, domain: string): FastifySchema {
  const row: Endpoint = endpoints[name];
  const isForm = row.client === "multipart";
  return {
    operationId: name,
    summary: row.id,
    tags: [domain],
    security: securityOf(row).map((names) => Object.fromEntries(names.map((key) => [key, []]))),
    ...(row.params && { params: row.params }),
    ...(row.query && { querystring: row.query }),
    ...(row.body && { body: isForm ? imageFormSchema : row.body }),
    ...(isForm && { consumes: ["multipart/form-data"] }),
    response: {
      200: json("The answer, or a refusal with a message for people", [
        answerSchema(row),
        refusalSchema,
      ]),
      default: json("A request that the backend does not accept, or a fault", [refusalSchema]),
    },
  };
}

function answerSchema({ data }: Endpoint) {
  return z.object({ code: z.literal(CODE.ok), message: z.string(), data });
}

function json(description: string, schemas: z.ZodType[]) {
  const [only, ...others] = schemas;
  const schema = others.length === 0 ? only : z.union(schemas);
  return { description, content: { "application/json": { schema } } };
}

/** Returns the alternative sets of credentials for a call. All credentials of one set are needed together. */
function securityOf(row: Endpoint): SecurityName[][] {
  const { cache, client, who } = row;
  if (cache === "public") return [["shopKey"]];
  const isGuarded = needsToken(row);
  const token = client === "opn" ? "antiForgeryCookie" : "antiForgery";
  const session: SecurityName[] = isGuarded ? ["session", token] : ["session"];
  if (who === "member") return [["shopKey", ...session]];
  // An order of the campaign partner (AP-05) needs a session only if a member places it. A guest needs none.
  if (client === "opn") return [["shopKey"], ["shopKey", ...session]];
  if (who === "anyone") return [isGuarded ? ["shopKey", ...session] : ["shopKey"]];
  const courier: SecurityName[] = isGuarded ? [...session, "courierSession"] : ["courierSession"];
  return [
    ["shopKey", ...session],
    ["shopKey", ...courier],
  ];
}
