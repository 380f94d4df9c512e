/** Loads the files of the engine and counts the bytes. */

export type Progress = (loaded: number, total: number) => void;

export interface File {
  url: string;
  bytes: number; // as they are transferred, for the progress
  packed?: boolean; // with gzip, whatever the host does
}

/** Fetches files side by side; `progress` hears the sum. */
export class Loader {
  private loaded = 0;

  constructor(
    private readonly total: number,
    private readonly progress: Progress,
    private readonly get: typeof fetch = (...words) => fetch(...words),
  ) {}

  /** The content of a file as a response of this type. */
  async load(file: File, type: string): Promise<Response> {
    const answer = await this.get(file.url);
    if (!answer.ok || !answer.body) throw new Error(`${answer.status} for ${file.url}`);
    let body = answer.body.pipeThrough(this.counting(file.bytes));
    if (file.packed) body = body.pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "content-type": type } });
  }

  /** Never counts more than the file has: a host may compress it or not. */
  private counting(
    most: number,
  ): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
    let counted = 0;
    const count = (bytes: number) => {
      const more = Math.min(bytes, most - counted);
      counted += more;
      this.loaded += more;
      this.progress(this.loaded, this.total);
    };
    return new TransformStream({
      transform(part, out) {
        count(part.byteLength);
        out.enqueue(part);
      },
      flush: () => count(most),
    });
  }
}
