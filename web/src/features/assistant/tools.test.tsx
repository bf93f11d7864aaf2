// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import english from '../../i18n/en/assistantTools.json' with { type: 'json' };
import { I18nextProvider } from 'react-i18next';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectToasts, type ToastMessage } from '../../design/toast.ts';
import { BootContext, type Boot } from '../../document/boot.ts';
import { createTranslations, loadCatalogue } from '../../i18n/translate.ts';
import { PersonaPicker } from './personas/PersonaPicker.tsx';
import { usePicture } from './pictures/usePicture.ts';
import { QueryTypeSelector } from './queryTypes/QueryTypeSelector.tsx';
import { useCannedReply } from './offline/useCannedReply.ts';
import { useListening } from './voice/useListening.ts';
import { useRecorder } from './voice/useRecorder.ts';

const translations = createTranslations('fr', await loadCatalogue('fr'));
const boot: Boot = {
  language: 'fr',
  languageInUrl: false,
  theme: 'system',
  now: 0,
  seed: 1,
  publicUrl: 'http://127.0.0.1',
  queries: [],
  failed: false,
};

let environment: ReturnType<typeof createMockEnvironment>;
let messages: ToastMessage[];
let disconnect: () => void;

function Page({ children }: { children: ReactNode }) {
  return (
    <BootContext value={boot}>
      <I18nextProvider i18n={translations}>
        <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
      </I18nextProvider>
    </BootContext>
  );
}

beforeEach(() => {
  environment = createMockEnvironment();
  messages = [];
  disconnect = connectToasts({ show: (message) => messages.push(message), dismiss: () => undefined });
});
afterEach(() => {
  cleanup();
  disconnect();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Waits until a document was requested, and answers it. */
async function answer(name: string, data: object): Promise<Record<string, unknown>> {
  const find = () =>
    environment.mock.getAllOperations().find(({ request }) => request.node.operation.name === name);
  await vi.waitFor(() => expect(find()).toBeDefined());
  const operation = find();
  if (operation === undefined) throw new Error(`${name} was not asked for`);
  act(() => environment.mock.resolve(operation, { data: { ...data } }));
  return operation.request.variables;
}

const ABILITIES = { transcribesSpeech: true, speaksAnswers: true, seesPictures: true };

describe('the picture of a message', () => {
  /** The file pickers that were opened. */
  const fields: HTMLInputElement[] = [];
  const choose = (file: File) =>
    act(async () => {
      const field = fields.at(-1);
      Object.defineProperty(field, 'files', { value: [file] });
      field?.dispatchEvent(new Event('change'));
      await Promise.resolve();
    });

  beforeEach(() => {
    fields.length = 0;
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      fields.push(this);
    });
    vi.stubGlobal('createImageBitmap', (file: File) =>
      file.name === 'broken.jpg'
        ? Promise.reject(new Error('broken'))
        : Promise.resolve({ width: 4000, height: 3000, close: () => undefined }),
    );
    const context = { fillRect: () => undefined, drawImage: () => undefined };
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      callback,
      type,
    ) {
      callback(new Blob([`${this.width}x${this.height}`], type === undefined ? {} : { type }));
    });
  });

  it('is scaled, shown and analysed', async () => {
    const onChosen = vi.fn();
    const { result } = renderHook(() => usePicture({ onChosen }), { wrapper: Page });
    act(() => result.current.pick());
    expect(fields[0]?.accept).toBe('image/*');
    await choose(new File(['…'], 'robe.png', { type: 'image/png' }));
    expect(onChosen).toHaveBeenCalledTimes(1);
    const variables = await answer('readPictureMutation', {
      botPictureRead: { picture: { description: null, colors: ['rouge'] }, userErrors: [] },
    });
    expect(variables).toEqual({ input: { picture: btoa('1280x960'), language: 'FR' } });
    await vi.waitFor(() => expect(result.current.state).toBe('ready'));
    expect(result.current.picture).toEqual({
      previewUrl: `data:image/jpeg;base64,${btoa('1280x960')}`,
      reading: { description: null, colors: ['rouge'] },
    });
    act(() => result.current.remove());
    expect(result.current).toMatchObject({ state: 'empty', picture: null });
  });

  it('is refused above 5 MB', async () => {
    const { result } = renderHook(() => usePicture(), { wrapper: Page });
    act(() => result.current.pick());
    await choose(new File([new Uint8Array(5_242_881)], 'robe.jpg', { type: 'image/jpeg' }));
    expect(messages).toEqual([
      {
        type: 'error',
        title: 'Fichier trop volumineux',
        description: 'Veuillez choisir une image de moins de 5MB',
        duration: 3000,
      },
    ]);
    expect(result.current.state).toBe('empty');
  });

  it('is refused if the file is no picture', async () => {
    const { result } = renderHook(() => usePicture(), { wrapper: Page });
    act(() => result.current.pick());
    await choose(new File(['…'], 'facture.pdf', { type: 'application/pdf' }));
    act(() => result.current.pick());
    await choose(new File(['…'], 'broken.jpg', { type: 'image/jpeg' }));
    await vi.waitFor(() => expect(result.current.state).toBe('empty'));
    expect(messages.map(({ title }) => title)).toEqual(['Image illisible', 'Image illisible']);
  });

  it('may be taken by the device’s camera app, of any size, if the page has no camera access', async () => {
    const { result } = renderHook(() => usePicture(), { wrapper: Page });
    act(() => result.current.capture());
    expect(fields[0]?.getAttribute('capture')).toBe('environment');
    await choose(new File([new Uint8Array(5_242_881)], 'photo.jpg', { type: 'image/jpeg' }));
    await answer('readPictureMutation', {
      botPictureRead: { picture: { description: 'Une robe', colors: [] }, userErrors: [] },
    });
    await vi.waitFor(() => expect(result.current.state).toBe('ready'));
    expect(messages).toEqual([]);
  });

  it('stays if it could not be analysed, and can be analysed again', async () => {
    const { result } = renderHook(() => usePicture(), { wrapper: Page });
    act(() => result.current.camera.take(new Blob(['jpeg'], { type: 'image/jpeg' })));
    await answer('readPictureMutation', {
      botPictureRead: { picture: null, userErrors: [{ code: 'UNSUPPORTED' }] },
    });
    await vi.waitFor(() => expect(result.current.state).toBe('failed'));
    expect(result.current.picture?.reading).toBeNull();
    act(() => result.current.retry());
    expect(result.current.state).toBe('reading');
    await answer('readPictureMutation', {
      botPictureRead: { picture: { description: null, colors: [] }, userErrors: [] },
    });
    await vi.waitFor(() => expect(result.current.state).toBe('ready'));
  });

  it('that was removed while it was analysed does not come back', async () => {
    const { result } = renderHook(() => usePicture(), { wrapper: Page });
    act(() => result.current.camera.take(new Blob(['jpeg'], { type: 'image/jpeg' })));
    await vi.waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    act(() => result.current.remove());
    await answer('readPictureMutation', {
      botPictureRead: { picture: { description: null, colors: [] }, userErrors: [] },
    });
    await act(async () => {});
    expect(result.current.state).toBe('empty');
  });
});

describe('the voice recorder', () => {
  it('is absent if the assistant has no transcription, or the device cannot record', async () => {
    const { result } = renderHook(() => useRecorder({ onText: () => undefined }), { wrapper: Page });
    expect(result.current.isAvailable).toBe(false);
    await answer('useAbilitiesQuery', { assistant: ABILITIES });
    expect(result.current.isAvailable).toBe(false);
  });

  it('is present if both are possible', async () => {
    vi.stubGlobal('MediaRecorder', { isTypeSupported: () => true });
    vi.stubGlobal('navigator', { onLine: true, mediaDevices: { getUserMedia: () => undefined } });
    const { result } = renderHook(() => useRecorder({ onText: () => undefined }), { wrapper: Page });
    await answer('useAbilitiesQuery', { assistant: { ...ABILITIES, transcribesSpeech: false } });
    expect(result.current.isAvailable).toBe(false);
    cleanup();
    environment = createMockEnvironment();
    const other = renderHook(() => useRecorder({ onText: () => undefined }), { wrapper: Page });
    await answer('useAbilitiesQuery', { assistant: ABILITIES });
    expect(other.result.current.isAvailable).toBe(true);
  });

  it('is absent while the device has no network: nothing is recorded then', async () => {
    const device = { onLine: true, mediaDevices: { getUserMedia: () => undefined } };
    vi.stubGlobal('MediaRecorder', { isTypeSupported: () => true });
    vi.stubGlobal('navigator', device);
    const { result } = renderHook(() => useRecorder({ onText: () => undefined }), { wrapper: Page });
    await answer('useAbilitiesQuery', { assistant: ABILITIES });
    expect(result.current.isAvailable).toBe(true);
    device.onLine = false;
    act(() => void dispatchEvent(new Event('offline')));
    expect(result.current.isAvailable).toBe(false);
    device.onLine = true;
    act(() => void dispatchEvent(new Event('online')));
    expect(result.current.isAvailable).toBe(true);
  });

  it('appears once the assistant can be reached, which is polled at growing intervals', async () => {
    vi.stubGlobal('MediaRecorder', { isTypeSupported: () => true });
    vi.stubGlobal('navigator', { onLine: true, mediaDevices: { getUserMedia: () => undefined } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { result, unmount } = renderHook(
      () => {
        useListening();
        return useRecorder({ onText: () => undefined });
      },
      { wrapper: Page },
    );
    const operations = () => environment.mock.getAllOperations();
    const respond = (assistant: typeof ABILITIES | null) =>
      act(() => {
        const [operation] = operations();
        if (operation) environment.mock.resolve(operation, { data: { assistant } });
      });
    expect(operations()).toHaveLength(1);
    respond(null);
    for (const wait of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000]) {
      act(() => void vi.advanceTimersByTime(wait - 1));
      expect(operations()).toEqual([]);
      act(() => void vi.advanceTimersByTime(1));
      expect(operations()).toHaveLength(1);
      respond(null);
    }
    act(() => void vi.advanceTimersByTime(60_000));
    respond(ABILITIES);
    expect(result.current.isAvailable).toBe(true);
    act(() => void vi.advanceTimersByTime(600_000));
    expect(operations()).toEqual([]);
    unmount();
  });

  it('shows for 2 s that it begins, and that it ends', async () => {
    class Recording extends EventTarget {
      static isTypeSupported = () => true;
      mimeType = 'audio/webm';
      state = 'recording';
      start() {
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
      }
      stop() {
        this.dispatchEvent(new Event('stop'));
      }
    }
    vi.stubGlobal('MediaRecorder', Recording);
    const getUserMedia = () => Promise.resolve({ getTracks: () => [] });
    vi.stubGlobal('navigator', { onLine: true, mediaDevices: { getUserMedia } });
    const { result } = renderHook(() => useRecorder({ onText: () => undefined }), { wrapper: Page });
    act(() => result.current.start());
    await vi.waitFor(() => expect(result.current.state).toBe('recording'));
    act(() => result.current.stop());
    const notice = (title: string, description: string) => ({
      type: 'info',
      title,
      description,
      duration: 2000,
    });
    expect(messages).toEqual([
      notice("Début de l'enregistrement", 'Parlez maintenant...'),
      notice("Arrêt de l'enregistrement", 'Message vocal sauvegardé'),
    ]);
  });

  it('explains that the microphone is denied', async () => {
    vi.stubGlobal('navigator', {
      onLine: true,
      mediaDevices: { getUserMedia: () => Promise.reject(new Error('no')) },
    });
    const { result } = renderHook(() => useRecorder({ onText: () => undefined }), { wrapper: Page });
    act(() => result.current.start());
    await vi.waitFor(() =>
      expect(messages).toEqual([{ type: 'error', title: "Impossible d'accéder au microphone" }]),
    );
  });
});

describe('listening', () => {
  /** A player whose sound arrives when the test decides. */
  class Player extends EventTarget {
    static latest: Player | undefined;
    static refuses = false;
    src: string;
    isPlaying = false;
    constructor(src: string) {
      super();
      this.src = src;
      Player.latest = this;
    }
    play() {
      if (Player.refuses && this.src !== '' && !this.src.includes('AAAA'))
        return Promise.reject(new Error('no'));
      this.isPlaying = true;
      return Promise.resolve();
    }
    pause() {
      this.isPlaying = false;
    }
    removeAttribute() {
      this.src = '';
    }
  }
  const AUDIO = 'data:audio/mpeg;base64,SUQz';
  beforeEach(() => {
    Player.refuses = false;
    vi.stubGlobal('Audio', Player);
  });

  it('plays the assistant’s speech, and requests the same text once', async () => {
    const { result } = renderHook(() => useListening(), { wrapper: Page });
    expect(result.current.isAvailable).toBe(false);
    await answer('useAbilitiesQuery', { assistant: ABILITIES });
    expect(result.current.isAvailable).toBe(true);
    act(() => result.current.play('m', 'Bonjour'));
    expect(result.current).toMatchObject({ playingId: 'm', state: 'loading' });
    const variables = await answer('serviceSpeechMutation', {
      botAnswerSpeak: { audioUrl: AUDIO, userErrors: [] },
    });
    expect(variables).toEqual({ input: { text: 'Bonjour', language: 'FR' } });
    await vi.waitFor(() => expect(result.current.state).toBe('playing'));
    expect(Player.latest?.src).toBe(AUDIO);
    act(() => result.current.play('m', 'Bonjour'));
    expect(result.current.state).toBe('paused');
    expect(Player.latest?.isPlaying).toBe(false);
    act(() => result.current.play('m', 'Bonjour'));
    expect(result.current.state).toBe('playing');
    act(() => void Player.latest?.dispatchEvent(new Event('ended')));
    expect(result.current.state).toBe('idle');
    act(() => result.current.play('m', 'Bonjour'));
    await vi.waitFor(() => expect(result.current.state).toBe('playing'));
    expect(environment.mock.getAllOperations()).toEqual([]);
  });

  it.each([
    [
      'cannot be made',
      { audioUrl: null, userErrors: [{ code: 'UNAVAILABLE' }] },
      'Erreur lors de la synthèse vocale',
    ],
    ['cannot be played', { audioUrl: AUDIO, userErrors: [] }, 'La lecture audio a échoué'],
  ])('reports if the sound %s', async (_, payload, title) => {
    Player.refuses = true;
    const { result } = renderHook(() => useListening(), { wrapper: Page });
    await answer('useAbilitiesQuery', { assistant: ABILITIES });
    act(() => result.current.play('m', 'Bonjour'));
    await answer('serviceSpeechMutation', { botAnswerSpeak: payload });
    await vi.waitFor(() => expect(messages).toEqual([{ type: 'error', title }]));
    expect(result.current.state).toBe('idle');
  });

  it('has the English texts of the specification', () => {
    expect(english.listen.problem.playback).toBe('Failed to play audio');
  });

  it('uses the browser’s own voice if the assistant has none', async () => {
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => [],
      speak: vi.fn(),
      cancel: () => undefined,
      resume: () => undefined,
    });
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class extends EventTarget {
        lang = '';
      },
    );
    const { result } = renderHook(() => useListening(), { wrapper: Page });
    await answer('useAbilitiesQuery', { assistant: null });
    expect(result.current.isAvailable).toBe(true);
    act(() => result.current.play('m', 'Bonjour'));
    expect(speechSynthesis.speak).toHaveBeenCalledTimes(1);
    expect(environment.mock.getAllOperations()).toEqual([]);
  });
});

describe('the persona picker', () => {
  it('has ten, grouped by purpose, and returns the focus', () => {
    const onChoose = vi.fn();
    const onClose = vi.fn();
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    Element.prototype.scrollIntoView = () => undefined;
    const { unmount } = render(
      <PersonaPicker selected="TECH_ADVISOR" onChoose={onChoose} onClose={onClose} />,
      {
        wrapper: Page,
      },
    );
    expect(screen.getByRole('radiogroup', { name: 'Choisissez votre assistant IA' })).toBeTruthy();
    expect(
      screen.getAllByRole('group').map((group) => group.querySelectorAll('[role=radio]').length),
    ).toEqual([5, 4, 1]);
    const chosen = screen.getByRole('radio', { checked: true });
    expect(document.activeElement).toBe(chosen);
    fireEvent.keyDown(chosen, { key: 'ArrowRight' });
    const next = document.activeElement;
    expect(next?.textContent).toContain('Décorateur Maison');
    expect(onChoose).not.toHaveBeenCalled();
    if (next) fireEvent.click(next);
    expect(onChoose).toHaveBeenCalledWith('HOME_DECORATOR');
    expect(onClose).toHaveBeenCalledTimes(1);
    if (next) fireEvent.keyDown(next, { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
    unmount();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });
});

describe('the subject of a message', () => {
  it('has exactly the labels of the specification', () => {
    render(<QueryTypeSelector value="auto" onChange={() => undefined} />, { wrapper: Page });
    const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(labels).toEqual([
      'Mode Auto',
      'Info Produit',
      'Info Plateforme',
      'Aide',
      'Livraison',
      'Paiement',
      'Compte',
      'Vendeur',
      'Autre',
    ]);
  });

  it('distinguishes two labels with the same value', () => {
    const onChange = vi.fn();
    const { rerender } = render(<QueryTypeSelector value="auto" onChange={onChange} />, { wrapper: Page });
    expect(screen.getAllByRole('radio')).toHaveLength(9);
    fireEvent.click(screen.getByRole('radio', { name: 'Paiement' }));
    expect(onChange).toHaveBeenCalledWith('payment');
    rerender(<QueryTypeSelector value="payment" onChange={onChange} />);
    expect(screen.getByRole('radio', { name: 'Paiement', checked: true })).toBeTruthy();
    expect(screen.getByRole('radio', { name: 'Livraison', checked: false })).toBeTruthy();
  });
});

describe('a reply without a network', () => {
  it('comes 1.5 s later with the query, unless it is cancelled', () => {
    vi.useFakeTimers();
    const onReply = vi.fn();
    const { result } = renderHook(() => useCannedReply(), { wrapper: Page });
    result.current('robe rouge', onReply);
    vi.advanceTimersByTime(1_499);
    expect(onReply).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onReply.mock.calls[0]?.[0]).toContain('«\u00a0\u2068robe rouge\u2069\u00a0»');
    result.current('robe bleue', onReply)();
    vi.advanceTimersByTime(2_000);
    expect(onReply).toHaveBeenCalledTimes(1);
  });
});
