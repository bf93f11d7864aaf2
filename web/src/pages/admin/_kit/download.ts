interface TextFile {
  readonly filename: string;
  readonly content: string;
}

/** Downloads a CSV that the server wrote. */
export const downloadCsv = (file: TextFile): void => download(file, 'text/csv');

/** Downloads JSON text that the server wrote. */
export const downloadJson = (file: TextFile): void => download(file, 'application/json');

function download({ filename, content }: TextFile, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = filename;
  link.click();
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
