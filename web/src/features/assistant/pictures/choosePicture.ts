/** The largest file that may be chosen, in bytes. A picture that is taken here is not measured. */
export const MAX_FILE = 5_242_880;

/** Why a chosen file is not taken. */
export type FileProblem = 'tooLarge' | 'notPicture';

/** What is wrong with a chosen file, if anything. */
export function fileProblem(file: Pick<File, 'size' | 'type'>): FileProblem | undefined {
  if (!file.type.startsWith('image/')) return 'notPicture';
  return file.size > MAX_FILE ? 'tooLarge' : undefined;
}

/** Whether pictures can be taken on the page itself. */
export const hasCamera = (): boolean => navigator.mediaDevices?.getUserMedia !== undefined;

/**
 * Opens the device's choice of pictures, or its own camera app.
 *
 * @returns the field behind it, which has to be kept until `onFile` was called: browsers forget one that nobody holds
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
