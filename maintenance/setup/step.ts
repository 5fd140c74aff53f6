import { z } from 'zod';
import { differences } from './differences';
import {
  apiOf,
  type Fields,
  type Google,
  type Resource,
  resourceSchema,
  type Write,
} from './google';

export type FileChange = { readonly path: string; readonly text: string };
export type Change = Write | FileChange;

/** The pending changes of a step; none when everything is as wanted. */
export type Inspection = {
  readonly differences: readonly string[];
  readonly changes: readonly Change[];
};

/**
 * One part of a project. The plan, the dry run and the changes use the same list of steps: each
 * step looks first, and changes only what differs.
 */
export type Step = {
  readonly name: string;
  /** The role that the step needs; the project's owner has all but that of the billing account. */
  readonly role: string;
  readonly inspect: () => Promise<Inspection>;
};

export const AS_WANTED: Inspection = { differences: [], changes: [] };

type Named = Pick<Step, 'name' | 'role'>;

type ResourceStep = Named & {
  readonly look: () => Promise<Resource | undefined>;
  readonly wanted: Fields | ((current: Resource | undefined) => Fields | Promise<Fields>);
  readonly create: (wanted: Fields) => Write;
  readonly update: (wanted: Fields, current: Resource) => Write;
};

/** A step that creates a resource, or updates its wanted fields. */
export function resourceStep({ look, wanted, create, update, ...step }: ResourceStep): Step {
  return {
    ...step,
    async inspect() {
      const current = await look();
      const fields = typeof wanted === 'function' ? await wanted(current) : wanted;
      if (!current) return { differences: ['missing'], changes: [create(fields)] };
      const differing = differences(current, fields);
      const changes = differing.length === 0 ? [] : [update(fields, current)];
      return { differences: differing, changes };
    },
  };
}

type SingleStep = Named & {
  readonly url: string;
  readonly wanted?: ResourceStep['wanted'];
  readonly create: (wanted: Fields) => Write;
};

/** A step for a resource whose URL is known before it exists. */
export function singleStep(google: Google, { url, wanted = {}, ...step }: SingleStep): Step {
  const look = () => google.get(url, resourceSchema);
  return resourceStep({ ...step, look, wanted, update: (fields) => patch(url, fields) });
}

type ListedStep = Named & {
  /** The collection's URL, and its name in the answer. */
  readonly url: string;
  readonly field: string;
  readonly find: (resource: Resource) => boolean;
  readonly wanted: ResourceStep['wanted'];
  /** Fields that are only set when the resource is created. */
  readonly initial?: Fields;
};

/** A step for a resource that gets its name from Google. */
export function listedStep(
  google: Google,
  { url, field, find, initial, ...step }: ListedStep,
): Step {
  return resourceStep({
    ...step,
    look: async () => (await google.list(url, field)).find(find),
    create: (fields) => post(url, { ...initial, ...fields }),
    update: (fields, { name }) => patch(`${apiOf(url)}/${name}`, fields),
  });
}

export const post = (url: string, body: Fields = {}): Write => ({ method: 'POST', url, body });

export const patch = (
  url: string,
  body: Fields,
  fields: readonly string[] = Object.keys(body),
): Write => ({ method: 'PATCH', url: `${url}?updateMask=${fields.join(',')}`, body });

const bindingsSchema = z.array(
  z.looseObject({
    role: z.string(),
    members: z.array(z.string()).default([]),
    condition: z.looseObject({}).optional(),
  }),
);
const policySchema = z.looseObject({ etag: z.string(), bindings: bindingsSchema.default([]) });

/** In a plan. Google rejects its etag, as after a concurrent change. */
const UNKNOWN_POLICY = { etag: '<etag>', bindings: [] };

type Bindings = z.infer<typeof bindingsSchema>;
type Grant = { readonly member: string; readonly role: string };

type IamStep = Named & {
  /** The URL of the resource whose policy is changed. */
  readonly url: string;
  readonly grants: () => Promise<readonly Grant[]>;
};

/** A step that grants roles. It takes none away, and keeps bindings with a condition. */
export function iamStep(google: Google, { url, grants, ...step }: IamStep): Step {
  return {
    ...step,
    async inspect() {
      const policy = (await readPolicy(google, url)) ?? UNKNOWN_POLICY;
      const has = ({ member, role }: Grant) =>
        policy.bindings.some(
          (binding) =>
            binding.role === role && !binding.condition && binding.members.includes(member),
        );
      const missing = (await grants()).filter((grant) => !has(grant));
      if (missing.length === 0) return AS_WANTED;
      const bindings = missing.reduce<Bindings>(withMember, policy.bindings);
      return {
        differences: missing.map(({ member, role }) => `${member}: ${role} is missing`),
        changes: [post(`${url}:setIamPolicy`, { policy: { ...policy, bindings } })],
      };
    },
  };
}

/** Asks for version 3, because older versions leave out the conditions, which writing would remove. */
function readPolicy(google: Google, url: string) {
  const read = `${url}:getIamPolicy`;
  return new URL(url).host === 'iam.googleapis.com'
    ? google.get(`${read}?options.requestedPolicyVersion=3`, policySchema, {})
    : google.get(read, policySchema, { body: { options: { requestedPolicyVersion: 3 } } });
}

function withMember(bindings: Bindings, { member, role }: Grant): Bindings {
  const binding = bindings.find((other) => other.role === role && !other.condition);
  if (!binding) return [...bindings, { role, members: [member] }];
  const extended = { ...binding, members: [...binding.members, member] };
  return bindings.map((other) => (other === binding ? extended : other));
}
