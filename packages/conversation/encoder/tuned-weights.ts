/** Where one weight of a model lies in the file beside it, in bytes. */
interface Place {
  offset: number;
  length: number;
}

/** Fields of the messages an ONNX file is made of, by their numbers (onnx.proto3). */
const fields = { graph: 7, initializer: 5, name: 8, externalData: 13, key: 1, value: 2 } as const;

/** The fields of a protobuf message that hold bytes: their numbers, and what they hold. */
function* messageFields(bytes: Uint8Array): Generator<[number, Uint8Array]> {
  let at = 0;
  const varint = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = bytes[at] ?? 0;
      at += 1;
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    const kind = tag & 7;
    if (kind === 0) varint();
    else if (kind === 1) at += 8;
    else if (kind === 5) at += 4;
    else {
      const length = varint();
      yield [Math.floor(tag / 8), bytes.subarray(at, at + length)];
      at += length;
    }
  }
}

function* ofField(bytes: Uint8Array, wanted: number): Generator<Uint8Array> {
  for (const [field, value] of messageFields(bytes)) if (field === wanted) yield value;
}

/** Where the weights of an ONNX model lie in its file of data, by name. */
export function placesOfWeights(model: Uint8Array): Map<string, Place> {
  const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
  const places = new Map<string, Place>();
  for (const graph of ofField(model, fields.graph))
    for (const weight of ofField(graph, fields.initializer)) {
      const told = new Map<string, string>();
      for (const entry of ofField(weight, fields.externalData))
        told.set(
          text(ofField(entry, fields.key).next().value ?? undefined),
          text(ofField(entry, fields.value).next().value ?? undefined),
        );
      const [name] = ofField(weight, fields.name);
      const place = { offset: Number(told.get('offset') ?? 0), length: Number(told.get('length')) };
      if (place.length > 0) places.set(text(name), place);
    }
  return places;
}

/** What `tuned.json` lists: the changes of one weight are `count` bytes of `tuned.bin`, in steps. */
export interface TunedWeight {
  name: string;
  count: number;
  step: number;
}

/**
 * Changes a model's weights, in place, by what was learned of our own shops. Scales of blocks of
 * four-bit weights change by a share of themselves, everything else by a sum.
 * @param data the model's file of data, whose 32-bit numbers begin at multiples of four.
 * @throws where the model has no such weight: it is another model.
 */
export function tuneWeights(
  model: Uint8Array,
  data: Uint8Array,
  tuned: readonly TunedWeight[],
  changes: Int8Array,
): void {
  const places = placesOfWeights(model);
  let from = 0;
  for (const { name, count, step } of tuned) {
    const place = places.get(name);
    if (place?.length !== count * 4) throw new Error(`The model has no such weight: ${name}`);
    const numbers = new Float32Array(data.buffer, data.byteOffset + place.offset, count);
    const share = name.endsWith('_scales');
    for (let at = 0; at < count; at += 1) {
      const change = (changes[from + at] ?? 0) * step;
      numbers[at] = (numbers[at] ?? 0) * (share ? 1 + change : 1) + (share ? 0 : change);
    }
    from += count;
  }
}
