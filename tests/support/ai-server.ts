import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';

/** How the server behaves from now on. */
export type AiServerMode =
  | 'normal'
  /** Rejects schemas with 400, as older servers do. */
  | 'no-schemas'
  /** Supports neither schemas nor JSON mode. */
  | 'words-only'
  /** Wraps JSON in a Markdown code fence, after a sentence. */
  | 'fenced'
  /** Ends in the middle of the JSON. */
  | 'half'
  /** Responds with an HTML page, like a proxy in front of a dead server. */
  | 'html'
  /** Responds with an empty answer. */
  | 'silent'
  /** Accepts requests and never responds. */
  | 'slow'
  /** Fails with 500. */
  | 'down'
  /** Fails with 503 once, then is normal. */
  | 'stumbling'
  /** Does not have the endpoint. */
  | 'absent'
  /** Rejects the key, and repeats it in the error. */
  | 'locked'
  /** Never stops sending. */
  | 'endless';

/** A request for a chat completion. */
interface AskedChat {
  model: string;
  system: string;
  prompt: string;
  /** Data URLs. */
  images: string[];
  format: 'json_schema' | 'json_object' | 'text';
  /** The name of the schema; null without one. */
  schema: string | null;
}

/** A recording sent for transcription. */
interface HeardAudio {
  model: string;
  fileName: string;
  type: string;
  audio: Buffer;
  format: string;
  language: string | null;
}

/** A request for embeddings. */
interface AskedEmbeddings {
  model: string;
  texts: string[];
}

interface SpokenSegment {
  text: string;
  avg_logprob?: number;
  no_speech_prob?: number;
}

export interface AiServer {
  /** Value for AI_BASE_URL and STT_BASE_URL. */
  url: string;
  chats: AskedChat[];
  heard: HeardAudio[];
  embedded: AskedEmbeddings[];
  /** Authorization headers, one for each request. */
  keys: (string | undefined)[];
  behave(mode: AiServerMode): void;
  /** Sets the answers of models: a text, an object to send as JSON, or a promise of either. */
  answer(reply: (chat: AskedChat) => unknown): void;
  /** Sets what is heard in recordings; null for a server that only sends text. */
  speak(segments: readonly SpokenSegment[]): void;
  /** Sets the vectors of texts. */
  place(vectorOf: (text: string) => number[]): void;
  close(): Promise<void>;
}

/** A vision model's answer about a photo, in title case like most models write. */
export const SEEN_BIKE = {
  title: 'Teal Road Bike',
  description: 'A teal road bike with drop handlebars.',
  category: 'sporting-goods',
  condition: 'good',
  tags: ['bike'],
  markings: [],
};

const SPOKEN: readonly SpokenSegment[] = [
  { text: ' Selling my oak desk, a few scratches, 80 dollars.', avg_logprob: -0.2, no_speech_prob: 0.01 },
];

/**
 * Starts a local server that speaks OpenAI's protocol: chat completions with schemas and images,
 * transcriptions, and embeddings. It validates requests as strictly as the real one.
 */
export async function startAiServer(): Promise<AiServer> {
  let mode: AiServerMode = 'normal';
  let reply: (chat: AskedChat) => unknown = ({ prompt }) => prompt;
  let segments = SPOKEN;
  const chats: AskedChat[] = [];
  let vectorOf = (text: string): number[] => [text.length, 1, 0];
  const recordings: HeardAudio[] = [];
  const embedded: AskedEmbeddings[] = [];
  const keys: AiServer['keys'] = [];

  async function completion(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chat = readChat(await json(request));
    chats.push(chat);
    if (fail(response)) return;
    if (chat.format === 'json_schema' && (mode === 'no-schemas' || mode === 'words-only')) {
      return refuse(response, 400, "'response_format' of type 'json_schema' is not supported");
    }
    if (chat.format === 'json_object' && mode === 'words-only') {
      return refuse(response, 400, "'response_format.type' must be 'text'");
    }
    const answer = await reply(chat);
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    const content = {
      fenced: `Here is the listing:\n\`\`\`json\n${text}\n\`\`\``,
      half: text.slice(0, text.length / 2),
      silent: '',
    }[mode as string];
    send(response, {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: chat.model,
      choices: [
        { index: 0, message: { role: 'assistant', content: content ?? text }, finish_reason: 'stop' },
      ],
      usage: { prompt_tokens: 120, completion_tokens: 45, total_tokens: 165 },
    });
  }

  async function transcription(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const recording = await readRecording(request);
    if (recording === null) return refuse(response, 400, "'file' is required");
    recordings.push(recording);
    if (fail(response)) return;
    const text = segments
      .map((segment) => segment.text)
      .join('')
      .trim();
    if (mode === 'silent') return send(response, { text: '' });
    if (recording.format !== 'verbose_json') return send(response, { text });
    send(response, {
      task: 'transcribe',
      language: 'english',
      duration: segments.length * 4,
      text,
      segments: segments.map((segment, id) => ({
        id,
        seek: 0,
        start: id * 4,
        end: id * 4 + 4,
        tokens: segment.text.split(' ').map((_, token) => token),
        temperature: 0,
        compression_ratio: 1.2,
        ...segment,
      })),
    });
  }

  async function embeddings(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { model, input } = (await json(request)) as { model?: string; input?: string | string[] };
    const texts = [input ?? []].flat();
    if (!model) return refuse(response, 400, 'you must provide a model parameter');
    if (texts.length === 0 || texts.includes('')) return refuse(response, 400, "'$.input' is invalid");
    embedded.push({ model, texts });
    if (fail(response)) return;
    // A silent server returns no vector for the last text.
    const placed = mode === 'silent' ? texts.slice(1) : texts;
    const tokens = texts.length * 8;
    send(response, {
      object: 'list',
      data: placed.map((text, index) => ({ object: 'embedding', index, embedding: vectorOf(text) })),
      model,
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    });
  }

  /** Fails according to the mode. Returns false if the request should be answered. */
  function fail(response: ServerResponse): boolean {
    switch (mode) {
      case 'slow':
        return true;
      case 'down':
        refuse(response, 500, 'The server had an error');
        return true;
      case 'stumbling':
        mode = 'normal';
        refuse(response, 503, 'Overloaded');
        return true;
      case 'absent':
        refuse(response, 404, 'Not Found');
        return true;
      case 'locked':
        refuse(response, 401, `Incorrect API key provided: ${keys.at(-1)}`);
        return true;
      case 'html':
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><h1>Bad gateway</h1>');
        return true;
      case 'endless':
        response.writeHead(200, { 'Content-Type': 'application/json' });
        pour(response);
        return true;
      default:
        return false;
    }
  }

  const server = createServer((request, response) => {
    keys.push(request.headers.authorization);
    const answered =
      request.url === '/v1/chat/completions'
        ? completion(request, response)
        : request.url === '/v1/audio/transcriptions'
          ? transcription(request, response)
          : request.url === '/v1/embeddings'
            ? embeddings(request, response)
            : Promise.resolve(refuse(response, 404, 'Not Found'));
    answered.catch((error: unknown) => refuse(response, 400, String(error)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    chats,
    heard: recordings,
    embedded,
    keys,
    behave(next) {
      mode = next;
    },
    answer(next) {
      reply = next;
    },
    speak(next) {
      segments = next;
    },
    place(next) {
      vectorOf = next;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const send = (response: ServerResponse, body: object): void =>
  void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

const refuse = (response: ServerResponse, status: number, message: string): void =>
  void response
    .writeHead(status, { 'Content-Type': 'application/json' })
    .end(JSON.stringify({ error: { message, type: 'invalid_request_error', param: null, code: null } }));

/** Sends for as long as the client reads. */
function pour(response: ServerResponse): void {
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(64 * 1024)));
  };
  response.on('drain', more);
  more();
}

interface ChatBody {
  model?: string;
  messages?: { role: string; content: string | ContentPart[] }[];
  response_format?: { type: AskedChat['format']; json_schema?: { name?: string; schema?: StrictSchema } };
}

interface ContentPart {
  type: string;
  text?: string;
  image_url?: { url: string };
}

interface StrictSchema {
  type?: string;
  properties?: object;
  required?: string[];
  additionalProperties?: boolean;
}

/**
 * Parses a request.
 * @throws if the real server would reject it.
 */
function readChat(body: unknown): AskedChat {
  const { model, messages = [], response_format: format } = body as ChatBody;
  if (!model) throw new Error('you must provide a model parameter');
  if (messages.length === 0) throw new Error("'messages' is too short");
  const parts = messages.flatMap(({ role, content }) =>
    (typeof content === 'string' ? [{ type: 'text', text: content } as ContentPart] : content).map(
      (part) => ({
        role,
        ...part,
      }),
    ),
  );
  const textOf = (role: string) =>
    parts.flatMap((part) => (part.role === role && part.type === 'text' ? (part.text ?? '') : [])).join('\n');
  const schema = format?.json_schema;
  if (format?.type === 'json_schema') {
    if (!/^[\w-]{1,64}$/.test(schema?.name ?? ''))
      throw new Error("Invalid 'response_format.json_schema.name'");
    const { type, properties = {}, required = [], additionalProperties } = schema?.schema ?? {};
    const isStrict =
      type === 'object' &&
      additionalProperties === false &&
      Object.keys(properties).length === required.length;
    if (!isStrict) throw new Error('Invalid schema: every property has to be required, and no other allowed');
  }
  const text = `${textOf('system')}${textOf('user')}`;
  if (format?.type === 'json_object' && !/json/i.test(text)) {
    throw new Error("'messages' must contain the word 'json'");
  }
  return {
    model,
    system: textOf('system'),
    prompt: textOf('user'),
    images: parts.flatMap(({ type, image_url }) =>
      type === 'image_url' && image_url ? [image_url.url] : [],
    ),
    format: format?.type ?? 'text',
    schema: schema?.name ?? null,
  };
}

/** Null without a file. */
async function readRecording(request: IncomingMessage): Promise<HeardAudio | null> {
  const type = request.headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(await buffer(request)), {
    headers: { 'Content-Type': type },
  }).formData();
  const file = form.get('file');
  if (!(file instanceof File)) return null;
  return {
    model: String(form.get('model')),
    fileName: file.name,
    type: file.type,
    audio: Buffer.from(await file.arrayBuffer()),
    format: String(form.get('response_format') ?? 'json'),
    language: form.get('language') === null ? null : String(form.get('language')),
  };
}
