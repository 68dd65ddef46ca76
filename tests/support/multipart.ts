export type Part = {
  field?: string;
  fileName?: string | undefined;
  type?: string | undefined;
  bytes: Buffer;
};

/** A form as browsers send it: its bytes and its content type. */
export const multipart = (...parts: readonly Part[]) => {
  const boundary = '----parution7d1e';
  const pieces = parts.flatMap(({ field = 'image', fileName, type = 'image/jpeg', bytes }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName.replaceAll('"', '%22')}"`;
    return [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"${file}\r\n`),
      Buffer.from(fileName === undefined ? '\r\n' : `content-type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ];
  });
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
};
