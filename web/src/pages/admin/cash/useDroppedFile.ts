import { useEffect, useEffectEvent } from 'react';

/** Takes a file that is dropped anywhere on the page. While it is off, the browser's own reaction applies. */
export function useDroppedFile(isOn: boolean, onFile: (file: File) => Promise<void>): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    if (!isOn) return;
    const carriesFile = ({ dataTransfer }: DragEvent): boolean =>
      dataTransfer?.types.includes('Files') === true;
    const allow = (event: DragEvent): void => {
      if (carriesFile(event)) event.preventDefault();
    };
    const drop = (event: DragEvent): void => {
      if (!carriesFile(event)) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file !== undefined) void take(file);
    };
    document.addEventListener('dragover', allow);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', allow);
      document.removeEventListener('drop', drop);
    };
  }, [isOn]);
}
