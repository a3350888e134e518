/**
 * Converts the medium model of nsfwjs (MIT) to ONNX, which the site runs without TensorFlow (decision 0110).
 *
 *   npm pack nsfwjs@4.4.0 && tar xf nsfwjs-4.4.0.tgz
 *   node scripts/convert-nudity-model.ts package src/features/trust/nudity/server/model/nudity.onnx
 *
 * Weights stay in bytes: the model that is written dequantizes them when it is loaded.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';

const [source, target] = process.argv.slice(2);
if (source === undefined || target === undefined) {
  throw new Error('Give the unpacked package nsfwjs and the file to write.');
}

const Strings = z.object({ list: z.object({ s: z.array(z.base64()).default([]) }) });
const Integers = z.object({ list: z.object({ i: z.array(z.coerce.number()) }) });
const Node = z.object({
  name: z.string(),
  op: z.string(),
  input: z.array(z.string()).default([]),
  attr: z.object({ fused_ops: Strings.optional(), strides: Integers.optional() }).default({}),
});
const Weight = z.object({
  name: z.string(),
  shape: z.array(z.number()),
  quantization: z.object({ min: z.number(), scale: z.number(), dtype: z.literal('uint8') }),
});
const Model = z.object({
  modelTopology: z.object({ node: z.array(Node) }),
  weightsManifest: z.array(z.object({ weights: z.array(Weight) })),
});

// The protocol-buffers encoding of https://github.com/onnx/onnx/blob/v1.17.0/onnx/onnx.proto, as far as it is needed.

function varint(value: number): Buffer {
  const bytes = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}
const integer = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)]);
const content = (field: number, value: Uint8Array | string) => {
  const bytes = Buffer.from(value);
  return Buffer.concat([varint(field * 8 + 2), varint(bytes.length), bytes]);
};
const message = (field: number, ...parts: Buffer[]) => content(field, Buffer.concat(parts));

const TYPES = { float: 1, byte: 2 } as const;
type Attributes = Record<string, number | string | readonly number[]>;

function attribute(name: string, value: Attributes[string]): Buffer {
  if (typeof value === 'number') return message(5, content(1, name), integer(3, value), integer(20, 2));
  if (typeof value === 'string') return message(5, content(1, name), content(4, value), integer(20, 3));
  return message(5, content(1, name), ...value.map((each) => integer(8, each)), integer(20, 7));
}

const nodes: Buffer[] = [];
const initializers: Buffer[] = [];

/** Adds a step, and returns the name of its result. */
function add(op: string, inputs: readonly string[], attributes: Attributes = {}, output?: string): string {
  const result = output ?? `step${nodes.length}`;
  nodes.push(
    message(
      1,
      ...inputs.map((input) => content(1, input)),
      content(2, result),
      content(4, op),
      ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
    ),
  );
  return result;
}

function constant(type: keyof typeof TYPES, shape: readonly number[], data: Uint8Array): string {
  const name = `constant${initializers.length}`;
  const dims = shape.map((size) => integer(1, size));
  initializers.push(message(5, ...dims, integer(2, TYPES[type]), content(8, name), content(9, data)));
  return name;
}
const floats = (values: readonly number[], shape: readonly number[] = []) =>
  constant('float', shape, new Uint8Array(Float32Array.from(values).buffer));

const require = createRequire(import.meta.url);
const folder = path.resolve(source, 'dist/models/mobilenet_v2_mid');
const load = (name: string): unknown => {
  const loaded: unknown = require(path.join(folder, `${name}.min.js`));
  return z.object({ default: z.unknown() }).safeParse(loaded).data?.default ?? loaded;
};
const { modelTopology, weightsManifest } = Model.parse(load('model'));
const data = Buffer.concat(
  [1, 2].map((n) => Buffer.from(z.string().parse(load(`group1-shard${n}of2`)), 'base64')),
);

interface Stored extends z.infer<typeof Weight> {
  bytes: Uint8Array;
}
const weights = new Map<string, Stored>();
let offset = 0;
for (const weight of weightsManifest.flatMap((group) => group.weights)) {
  const size = weight.shape.reduce((product, side) => product * side, 1);
  weights.set(weight.name, { ...weight, bytes: data.subarray(offset, offset + size) });
  offset += size;
}

function weightOf(name: string | undefined): Stored {
  const weight = weights.get(name ?? '');
  if (weight === undefined) throw new Error(`The model has no weight ${name}.`);
  return weight;
}
const valuesOf = ({ bytes, quantization: { min, scale } }: Stored) =>
  Array.from(bytes, (byte) => byte * scale + min);

function dequantized(shape: readonly number[], bytes: Uint8Array, { quantization: { min, scale } }: Stored) {
  const scaled = add('Mul', [
    add('Cast', [constant('byte', shape, bytes)], { to: TYPES.float }),
    floats([scale]),
  ]);
  return add('Add', [scaled, floats([min])]);
}

/** TensorFlow orders the weights of a convolution by height, width, input and output; ONNX by output and input. */
function kernel(weight: Stored, isDepthwise: boolean): string {
  const [height = 0, width = 0, inputs = 0, outputs = 0] = weight.shape;
  const ordered = new Uint8Array(weight.bytes.length);
  let index = 0;
  const area = height * width;
  for (let output = 0; output < outputs; output += 1) {
    for (let input = 0; input < inputs; input += 1) {
      for (let pixel = 0; pixel < area; pixel += 1) {
        ordered[index] = weight.bytes[(pixel * inputs + input) * outputs + output] ?? 0;
        index += 1;
      }
    }
  }
  const shape = isDepthwise ? [inputs * outputs, 1, height, width] : [outputs, inputs, height, width];
  return dequantized(shape, ordered, weight);
}

function convolution(node: z.infer<typeof Node>, input: string): string {
  const isDepthwise = node.op === 'FusedDepthwiseConv2dNative';
  const weight = weightOf(node.input[1]);
  const bias = floats(valuesOf(weightOf(node.input[2])), weightOf(node.input[2]).shape);
  const result = add('Conv', [input, kernel(weight, isDepthwise), bias], {
    auto_pad: 'SAME_UPPER',
    strides: node.attr.strides?.list.i.slice(1, 3) ?? [1, 1],
    group: isDepthwise ? (weight.shape[2] ?? 1) : 1,
  });
  const after = node.attr.fused_ops?.list.s.map((name) => Buffer.from(name, 'base64').toString());
  return after?.includes('Relu6') ? add('Clip', [result, floats([0]), floats([6])]) : result;
}

const results = new Map<string, string>();
/** A result of an earlier step, or a number of the model. */
const inputOf = (name = '') => results.get(name) ?? floats(valuesOf(weightOf(name)), weightOf(name).shape);

function convert(node: z.infer<typeof Node>): string {
  const [first, second] = node.input;
  switch (node.op) {
    case 'Placeholder': {
      const photo = add('Mul', [add('Cast', ['photo'], { to: TYPES.float }), floats([1 / 255])]);
      return add('Transpose', [photo], { perm: [0, 3, 1, 2] });
    }
    case 'Mul':
      return add('Mul', [inputOf(first), inputOf(second)]);
    case 'Sub':
      return add('Sub', [inputOf(first), inputOf(second)]);
    case 'AddV2':
      return add('Add', [inputOf(first), inputOf(second)]);
    case '_FusedConv2D':
    case 'FusedDepthwiseConv2dNative':
      return convolution(node, inputOf(first));
    case 'AvgPool':
      return add('GlobalAveragePool', [inputOf(first)]);
    case 'Squeeze':
      return add('Flatten', [inputOf(first)]);
    case '_FusedMatMul': {
      const weight = weightOf(second);
      const product = add('MatMul', [inputOf(first), dequantized(weight.shape, weight.bytes, weight)]);
      return add('Add', [product, inputOf(node.input[2])]);
    }
    case 'Softmax':
      return add('Softmax', [inputOf(first)], { axis: 1 });
    case 'Identity':
      return add('Identity', [inputOf(first)], {}, 'classes');
    default:
      throw new Error(`${node.op} is not known.`);
  }
}
for (const node of modelTopology.node) {
  if (node.op !== 'Const') results.set(node.name, convert(node));
}

const tensor = (field: number, name: string, type: keyof typeof TYPES, shape: readonly number[]) => {
  const dims = shape.map((size) => message(1, integer(1, size)));
  return message(
    field,
    content(1, name),
    message(2, message(1, integer(1, TYPES[type]), message(2, ...dims))),
  );
};
writeFileSync(
  target,
  Buffer.concat([
    integer(1, 8),
    message(8, content(1, ''), integer(2, 13)),
    message(
      7,
      ...nodes,
      content(2, 'nudity'),
      ...initializers,
      tensor(11, 'photo', 'byte', [1, 224, 224, 3]),
      tensor(12, 'classes', 'float', [1, 5]),
    ),
  ]),
);
