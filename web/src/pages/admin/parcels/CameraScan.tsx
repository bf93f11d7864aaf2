import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { Button } from '../../../design/static/Button.tsx';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import styles from './ParcelsPage.module.css';

/** The browser's reader of barcodes, which not every browser has. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { readonly formats: readonly string[] }) => Detector;

declare global {
  interface Window {
    readonly BarcodeDetector?: DetectorClass;
  }
}

/** How often the picture is looked at, in milliseconds. */
const PAUSE = 250;
/** A code counts again once it has been out of the picture for so long: a second scan takes the first one back. */
const GONE_AFTER = 2_000;
const FORMATS = ['code_128', 'qr_code'] as const;

/** Reads parcels' codes with the camera, where the browser can. */
export function CameraScan({ onCode }: { readonly onCode: (code: string) => void }) {
  const { t } = useTranslation('adminParcels');
  const [isOpen, setOpen] = useState(false);
  const Reader = window.BarcodeDetector;
  // `mediaDevices` is absent outside secure contexts.
  if (Reader === undefined || !('mediaDevices' in navigator)) return null;
  return (
    <div className={styles.camera}>
      <Button
        size="sm"
        variant="secondary"
        icon={<Icon name="camera" size={18} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'camera.close' : 'camera.open')}
      </Button>
      {isOpen && <Camera Reader={Reader} onCode={onCode} />}
    </div>
  );
}

interface CameraProps {
  readonly Reader: DetectorClass;
  readonly onCode: (code: string) => void;
}

function Camera({ Reader, onCode }: CameraProps) {
  const { t } = useTranslation('adminParcels');
  const [hasFailed, setFailed] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });
  useEffect(() => {
    let isOn = true;
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const seen = new Map<string, number>();
    const reader = new Reader({ formats: FORMATS });
    const look = async (): Promise<void> => {
      const picture = video.current;
      try {
        // A picture that cannot be read is followed by others.
        const found = picture === null ? [] : await reader.detect(picture).catch(() => []);
        const now = Date.now();
        for (const { rawValue } of found) {
          const before = seen.get(rawValue);
          seen.set(rawValue, now);
          if (isOn && (before === undefined || now - before > GONE_AFTER)) report.current(rawValue);
        }
      } finally {
        if (isOn) timer = setTimeout(() => void look(), PAUSE);
      }
    };
    const start = async (): Promise<void> => {
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
        if (!isOn || video.current === null) {
          for (const track of stream.getTracks()) track.stop();
          return;
        }
        video.current.srcObject = stream;
        await video.current.play();
        await look();
      } catch {
        if (isOn) setFailed(true);
      }
    };
    void start();
    return () => {
      isOn = false;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
  }, [Reader]);
  if (hasFailed) return <p role="alert">{t('camera.failed')}</p>;
  return <video ref={video} className={styles.video} muted playsInline aria-label={t('camera.label')} />;
}
