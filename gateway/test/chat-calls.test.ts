/** The calls besides the assistant's replies: its abilities, the kind of a message, pictures, speech. */
import { pino } from 'pino';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withRequestId } from '../service/request-id.ts';
import { createGateway } from '../src/app.ts';
import type { Gateway } from '../src/app.ts';
import { createFront } from '../src/http/front.ts';
import { LARGEST_BODY } from '../src/http/graphql.ts';
import { LARGEST_UPLOAD } from '../src/http/uploads.ts';
import { answerJson, createFixtureChat } from './fixture-chat.ts';
import type { ChatCall, FixtureChat } from './fixture-chat.ts';
import { createFixtureOrigin } from './fixture-origin.ts';
import type { FixtureOrigin } from './fixture-origin.ts';
import { ask, documentFile, startTestBed, until } from './harness.ts';
import type { TestBed } from './harness.ts';

const CAPABILITIES = '{ assistant { transcribesSpeech speaksAnswers seesPictures } }';
const CLASSIFY = `mutation ($query: String!) {
  botQueryClassify(input: { query: $query }) { queryType userErrors { field code } }
}`;
const READ = `mutation ReadPicture($picture: String!) {
  botPictureRead(input: { picture: $picture, language: EN }) { picture { description colors } userErrors { field code } }
}`;
const TRANSCRIBE = `mutation Transcribe($recording: String!) {
  botSpeechTranscribe(input: { recording: $recording, language: TN }) { text userErrors { field code } }
}`;
const SPEAK = `mutation ($text: String!) {
  botAnswerSpeak(input: { text: $text }) { audioUrl userErrors { field code } }
}`;
const OTHER =
  'mutation Other($email: String!) { newsletterSubscribe(input: { email: $email }) { userErrors { code } } }';

/** File signatures, followed by some bytes. */
const file = (...start: (number | string)[]): Buffer =>
  Buffer.concat([
    ...start.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from([part]))),
    Buffer.alloc(40, 7),
  ]);
const JPEG = file(0xff, 0xd8, 0xff, 0xe0);
const WEBM = file(0x1a, 'E', 0xdf, 0xa3);
const base64 = (bytes: Buffer): string => bytes.toString('base64');

let respond: (call: ChatCall, response: ServerResponse) => unknown;
let chat: FixtureChat;
let bed: TestBed;

beforeAll(async () => {
  chat = await createFixtureChat((call, response) => {
    void respond(call, response);
    return true;
  });
  bed = await startTestBed({ chatUrl: chat.url, clientLimitsFactor: 1_000 });
});
afterAll(async () => {
  await bed.close();
  await chat.close();
});
beforeEach(() => {
  chat.calls.length = 0;
});
const json =
  (status: number, body: unknown) =>
  (_call: ChatCall, response: ServerResponse): true =>
    answerJson(response, status, body);
const problem = (answer: {
  errors: { message: string; extensions: Record<string, unknown> }[] | undefined;
}) => answer.errors?.map(({ message, extensions }) => [message, extensions['code']]);

describe('its abilities', () => {
  const capabilitiesOf = async (answer: typeof respond, now = () => Date.now()) => {
    respond = answer;
    const fresh = await startTestBed({ chatUrl: chat.url, now });
    const read = async () => (await ask(fresh.gateway, CAPABILITIES)).data?.['assistant'];
    return { read, close: fresh.close };
  };

  it('are those of the host, read once a minute', async () => {
    let clock = 0;
    const own = await capabilitiesOf(
      json(200, { speechToText: false, textToSpeech: true, vision: true, model: true }),
      () => Date.now() + clock,
    );
    const told = { transcribesSpeech: false, speaksAnswers: true, seesPictures: true };
    expect(await own.read()).toEqual(told);
    expect(await own.read()).toEqual(told);
    expect(chat.calls).toHaveLength(1);
    clock = 61_000;
    await own.read();
    expect(chat.calls).toHaveLength(2);
    await own.close();
  });

  it('are the core for a host that does not report any', async () => {
    const core = await capabilitiesOf(json(404, {}));
    expect(await core.read()).toEqual({ transcribesSpeech: true, speaksAnswers: true, seesPictures: false });
    await core.close();
  });

  it('are null while it cannot be reached, and where there is none', async () => {
    const broken = await capabilitiesOf(json(500, {}));
    expect(await broken.read()).toBeNull();
    await broken.close();
    const without = await startTestBed();
    expect((await ask(without.gateway, CAPABILITIES)).data).toEqual({ assistant: null });
    expect(problem(await ask(without.gateway, CLASSIFY, { query: 'x' }))).toEqual([
      ['This shop has no assistant', 'NOT_SUPPORTED_BY_UPSTREAM'],
    ]);
    await without.close();
  });
});

describe('the kind of a message', () => {
  it('is requested in the host’s format', async () => {
    respond = json(200, { queryType: 'TRANSACTION_HELP' });
    const { data } = await ask(bed.gateway, CLASSIFY, { query: ' où est ma commande ? ' });
    expect(data).toEqual({ botQueryClassify: { queryType: 'TRANSACTION_HELP', userErrors: [] } });
    expect(chat.calls[0]).toMatchObject({ method: 'POST', url: '/classify/classify-query' });
    expect(JSON.parse(String(chat.calls[0]?.body))).toEqual({ query: { request: 'où est ma commande ?' } });
  });

  it('is refused for an invalid message', async () => {
    for (const [query, code] of [
      ['  ', 'REQUIRED'],
      ['x'.repeat(2_001), 'TOO_LONG'],
    ]) {
      const { data } = await ask(bed.gateway, CLASSIFY, { query });
      expect(data).toEqual({
        botQueryClassify: { queryType: null, userErrors: [{ field: ['query'], code }] },
      });
    }
    expect(chat.calls).toEqual([]);
  });

  it('fails with the host’s status, or as unusable', async () => {
    respond = json(500, { error: { code: 'INTERNAL', message: 'où est ma commande' } });
    expect(problem(await ask(bed.gateway, CLASSIFY, { query: 'x' }))).toEqual([
      ['HTTP error! status: 500', 'UPSTREAM_ERROR'],
    ]);
    respond = json(200, { queryType: 'SECRETS' });
    expect(problem(await ask(bed.gateway, CLASSIFY, { query: 'x' }))?.[0]?.[1]).toBe('UPSTREAM_ERROR');
    respond = json(429, {});
    expect((await ask(bed.gateway, CLASSIFY, { query: 'x' })).data).toEqual({
      botQueryClassify: { queryType: null, userErrors: [{ field: [], code: 'RATE_LIMITED' }] },
    });
  });
});

describe('a picture', () => {
  const read = (picture: string) => ask(bed.gateway, READ, { picture });

  it('goes to the host as a file, whatever its kind', async () => {
    respond = json(200, { description: null, colors: ['noir'] });
    const kinds = {
      'image/jpeg': JPEG,
      'image/png': file(0x89, 'PNG\r\n', 0x1a, '\n'),
      'image/webp': file('RIFF', 1, 2, 3, 4, 'WEBP'),
      'image/avif': file(0, 0, 0, 32, 'ftypavif'),
    };
    for (const [type, bytes] of Object.entries(kinds)) {
      expect((await read(base64(bytes))).data).toEqual({
        botPictureRead: { picture: { description: null, colors: ['noir'] }, userErrors: [] },
      });
      const call = chat.calls.at(-1);
      expect(call).toMatchObject({ method: 'POST', url: '/bot/read-picture' });
      const form = await new Response(new Uint8Array(call?.body ?? []), {
        headers: { 'content-type': call?.headers['content-type'] ?? '' },
      }).formData();
      const sent = form.get('picture') as File;
      expect([sent.type, Buffer.from(await sent.arrayBuffer()).equals(bytes)]).toEqual([type, true]);
      expect(form.get('language')).toBe('en');
    }
  });

  it('of another format, or too large, is not sent', async () => {
    const limit = Buffer.concat([JPEG, Buffer.alloc(5_242_880 - JPEG.length)]);
    for (const [given, code] of [
      ['', 'REQUIRED'],
      ['data:image/jpeg;base64,xx', 'INVALID'],
      [base64(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'INVALID'],
      [base64(WEBM), 'INVALID'],
      [base64(Buffer.concat([limit, Buffer.alloc(1)])), 'TOO_LONG'],
    ] as const) {
      const { data } = await read(given);
      expect(data).toEqual({ botPictureRead: { picture: null, userErrors: [{ field: ['picture'], code }] } });
    }
    expect(chat.calls).toEqual([]);
    respond = json(200, { description: 'une lampe', colors: [] });
    expect((await read(base64(limit))).data).toMatchObject({ botPictureRead: { userErrors: [] } });
  });

  it('refused by the host is an error of the field; a host without pictures has an error of its own', async () => {
    for (const [status, code] of [
      [415, 'INVALID'],
      [413, 'TOO_LONG'],
    ] as const) {
      respond = json(status, { error: { code: 'BAD_USER_INPUT', message: 'no' } });
      expect((await read(base64(JPEG))).data).toEqual({
        botPictureRead: { picture: null, userErrors: [{ field: ['picture'], code }] },
      });
    }
    respond = json(404, {});
    expect(problem(await read(base64(JPEG)))).toEqual([
      ['HTTP error! status: 404', 'NOT_SUPPORTED_BY_UPSTREAM'],
    ]);
  });
});

describe('a recording', () => {
  it('goes to the host as recording.wav', async () => {
    respond = json(200, { text: 'نحب لمبة' });
    for (const [type, bytes] of Object.entries({
      'audio/webm': WEBM,
      'audio/wav': file('RIFF', 1, 2, 3, 4, 'WAVE'),
      'audio/ogg': file('OggS'),
      'audio/mp4': file(0, 0, 0, 32, 'ftypmp42'),
    })) {
      const { data } = await ask(bed.gateway, TRANSCRIBE, { recording: base64(bytes) });
      expect(data).toEqual({ botSpeechTranscribe: { text: 'نحب لمبة', userErrors: [] } });
      const call = chat.calls.at(-1);
      expect(call).toMatchObject({ method: 'POST', url: '/voice/speech-to-text' });
      const form = await new Response(new Uint8Array(call?.body ?? []), {
        headers: { 'content-type': call?.headers['content-type'] ?? '' },
      }).formData();
      const sent = form.get('audio') as File;
      expect([sent.name, sent.type]).toEqual(['recording.wav', type]);
      expect([...form.keys()]).toEqual(['audio']);
    }
  });

  it('of more than 4 MB is not sent', async () => {
    const recording = base64(Buffer.concat([WEBM, Buffer.alloc(4 * 1024 * 1024)]));
    expect((await ask(bed.gateway, TRANSCRIBE, { recording })).data).toEqual({
      botSpeechTranscribe: { text: null, userErrors: [{ field: ['recording'], code: 'TOO_LONG' }] },
    });
    expect(chat.calls).toEqual([]);
  });
});

describe('a spoken text', () => {
  const sound = Buffer.from('ID3 sound');
  const dataUrl = `data:audio/mpeg;base64,${base64(sound)}`;
  const speak = async (audioUrl: string) => {
    respond = ({ url }, response) => {
      if (url === '/voice/text-to-speech') return answerJson(response, 200, { audioUrl });
      if (url.startsWith('/sounds/large')) {
        response.setHeader('content-type', 'audio/mpeg');
        return response.end(Buffer.alloc(8 * 1024 * 1024 + 1));
      }
      response.setHeader('content-type', url.startsWith('/sounds/') ? 'audio/mpeg' : 'text/html');
      return response.end(sound);
    };
    return withRequestId('request-12345', () => ask(bed.gateway, SPEAK, { text: ' Voici ' }));
  };

  it('is returned as a data URL, from the host itself only', async () => {
    for (const audioUrl of [dataUrl, '/sounds/1.mp3?key=2', `${chat.url}/sounds/1.mp3`]) {
      const { data } = await speak(audioUrl);
      expect(data).toEqual({ botAnswerSpeak: { audioUrl: dataUrl, userErrors: [] } });
    }
    expect(JSON.parse(String(chat.calls[0]?.body))).toEqual({ text: 'Voici', language: 'fr' });
    expect(chat.calls.map(({ url }) => url)).toContain('/sounds/1.mp3?key=2');
    expect(new Set(chat.calls.map(({ headers }) => headers['x-request-id']))).toEqual(
      new Set(['request-12345']),
    );
  });

  it('is refused in any other form', async () => {
    const foreign = await createFixtureOrigin({ products: 1, record: true });
    for (const audioUrl of [
      `${foreign.url}/sounds/1.mp3`,
      '//127.0.0.1:9/sounds/1.mp3',
      'file:///etc/passwd',
      'ftp://127.0.0.1/sounds/1.mp3',
      'sounds/1.mp3',
      '/\\\\127.0.0.1:9/sounds/1.mp3',
      ' /sounds/1.mp3',
      'data:text/html;base64,PHA+',
      '/page',
      '/sounds/large.mp3',
    ]) {
      const answer = await speak(audioUrl);
      expect(problem(answer)?.[0]?.[1]).toBe('UPSTREAM_ERROR');
    }
    expect(foreign.requests).toEqual([]);
    await foreign.close();
  });
});

it('a voice call that the host answers with an error reports its status', async () => {
  respond = json(502, { error: { code: 'INTERNAL', message: 'no' } });
  const said = ['HTTP error! status: 502', 'UPSTREAM_ERROR'];
  expect(problem(await ask(bed.gateway, TRANSCRIBE, { recording: base64(WEBM) }))).toEqual([said]);
  expect(problem(await ask(bed.gateway, SPEAK, { text: 'Voici' }))).toEqual([said]);
});

it('one visitor may send ten files a minute', async () => {
  const narrow = await startTestBed({ chatUrl: chat.url });
  respond = json(200, { text: 'x' });
  const send = async (address: string) => {
    const { data } = await ask(
      narrow.gateway,
      TRANSCRIBE,
      { recording: base64(WEBM) },
      {
        headers: { 'content-type': 'application/json', 'x-client-address': address },
      },
    );
    return data;
  };
  for (let n = 0; n < 10; n += 1)
    expect(await send('41.1.1.1')).toEqual({ botSpeechTranscribe: { text: 'x', userErrors: [] } });
  expect(await send('41.1.1.1')).toEqual({
    botSpeechTranscribe: { text: null, userErrors: [{ field: [], code: 'RATE_LIMITED' }] },
  });
  expect(await send('41.1.1.2')).toEqual({ botSpeechTranscribe: { text: 'x', userErrors: [] } });
  await narrow.close();
});

describe('large bodies', () => {
  const documents = documentFile({ READ, OTHER });
  let origin: FixtureOrigin;
  let gateway: Gateway;
  let url: string;
  let close: () => Promise<void>;

  beforeAll(async () => {
    origin = await createFixtureOrigin({ products: 1, record: true });
    gateway = createGateway({ restUrl: origin.url, persistedFile: documents.file, chatUrl: chat.url });
    const front = createFront({ log: pino({ level: 'silent' }) });
    url = await front.listen(0, '127.0.0.1');
    front.open({ gateway, fetchPicture: () => Promise.reject(new Error('no pictures here')) });
    await until(() => gateway.ready());
    close = async () => {
      await front.close(0);
      await gateway.close();
      await origin.close();
      documents.remove();
    };
  });
  afterAll(() => close());

  const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    fetch(`${url}/graphql`, { method: 'POST', headers, body });
  const large = 'A'.repeat(LARGEST_BODY);

  it('are accepted for the documents that carry a file', async () => {
    respond = json(200, { description: 'une lampe', colors: [] });
    const picture = base64(Buffer.concat([JPEG, Buffer.alloc(5_242_880 - JPEG.length)]));
    const answer = await post(JSON.stringify({ variables: { picture }, documentId: documents.ids['READ'] }));
    expect(await answer.json()).toMatchObject({ data: { botPictureRead: { userErrors: [] } } });
  });

  it('are refused for all others', async () => {
    const refused = [
      post(JSON.stringify({ documentId: documents.ids['OTHER'], variables: { email: large } })),
      post(JSON.stringify({ documentId: 'unknown', variables: { picture: large } })),
      post(`[${large}`),
      post(JSON.stringify({ documentId: documents.ids['READ'], variables: { picture: large } }), {
        'content-type': 'text/plain',
      }),
      post(' '.repeat(LARGEST_UPLOAD + 1)),
    ];
    for (const answer of await Promise.all(refused)) expect(answer.status).toBe(413);
    expect(origin.requests.filter((request) => request.startsWith('POST'))).toEqual([]);
  });
});
