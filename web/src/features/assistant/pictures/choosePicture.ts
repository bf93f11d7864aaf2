/** The largest file that may be chosen, in bytes. A picture taken here is not measured. */
export const MAX_FILE = 5_242_880;

/** Why a chosen file is refused. */
export type FileProblem = 'tooLarge' | 'notPicture';

/** The error of a chosen file, if any. */
export function fileProblem(file: Pick<File, 'size' | 'type'>): FileProblem | undefined {
  if (!file.type.startsWith('image/')) return 'notPicture';
  return file.size > MAX_FILE ? 'tooLarge' : undefined;
}

/** Whether pictures can be taken within the page. */
export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

/**
 * Opens the device's file picker for pictures, or its own camera app.
 *
 * @returns the input element, which must stay referenced until `onFile` is called: browsers collect one that is not
 */
export function openFileField(withCamera: boolean, onFile: (file: File) => void): HTMLInputElement {
  const field = document.createElement('input');
  field.type = 'file';
  field.accept = 'image/*';
  if (withCamera) field.setAttribute('capture', 'environment');
  field.addEventListener('change', () => {
    const [file] = field.files ?? [];
    if (file !== undefined) onFile(file);
  });
  field.click();
  return field;
}
