/** A certificate for `localhost` that is signed by itself: for clients that accept nothing but https. */
import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';

/** An element in DER. Lengths below 64 kB. */
function der(tag: number, ...parts: readonly (Buffer | readonly number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const SEQUENCE = 0x30;
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const ECDSA_WITH_SHA256 = der(SEQUENCE, oid('2a8648ce3d040302'));
const timeOf = (at: number): Buffer =>
  der(0x17, Buffer.from(`${new Date(at).toISOString().slice(2, 19).replaceAll(/[-T:]/g, '')}Z`));

/** Key and certificate in PEM, valid for an hour. */
export function localCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(0x31, der(SEQUENCE, oid('550403'), der(0x0c, Buffer.from('localhost')))));
  const isAuthority = der(SEQUENCE, oid('551d13'), der(0x04, der(SEQUENCE, der(0x01, [0xff]))));
  const names = der(SEQUENCE, oid('551d11'), der(0x04, der(SEQUENCE, der(0x82, Buffer.from('localhost')))));
  const now = Date.now();
  const body = der(
    SEQUENCE,
    der(0xa0, der(0x02, [2])),
    der(0x02, [1], randomBytes(8)),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, timeOf(now - 60_000), timeOf(now + 3_600_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, isAuthority, names)),
  );
  const signature = createSign('SHA256').update(body).sign(privateKey);
  const whole = der(SEQUENCE, body, ECDSA_WITH_SHA256, der(0x03, [0], signature));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}
