/** An authenticator for passkeys, like a security key: ES256, with real signatures, and honest unless a test says otherwise. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  Assertion,
  NewCredential,
  PasskeyCreation,
  PasskeyRequest,
} from '@share/contract/areas/sessions/passkeys.schemas.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (bytes: Buffer) => bytes.toString('base64url');

const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

interface Said {
  /** The origin that the browser reports. */
  origin?: string;
  rpId?: string;
  counter?: number;
  verifiesUser?: boolean;
}

export function anAuthenticator(origin: string, { verifiesUser = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let signatures = 0;

  const clientData = (type: string, challenge: string, at = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));

  function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
    const head = Buffer.alloc(37);
    sha256(rpId).copy(head);
    head.writeUInt8(flags, 32);
    head.writeUInt32BE(counter, 33);
    return head;
  }

  function make({ challenge, rp }: PasskeyCreation, said: Said = {}): NewCredential {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const key = cborMap([
      [cborInteger(1), cborInteger(2)],
      [cborInteger(3), cborInteger(-7)],
      [cborInteger(-1), cborInteger(1)],
      [cborInteger(-2), cborBytes(Buffer.from(x, 'base64url'))],
      [cborInteger(-3), cborBytes(Buffer.from(y, 'base64url'))],
    ]);
    const flags = PRESENT | WITH_KEY | (verifiesUser ? VERIFIED : 0);
    const length = Buffer.from([0, id.length]);
    const data = Buffer.concat([
      authenticatorData(said.rpId ?? rp.id, flags, 0),
      Buffer.alloc(16),
      length,
      id,
      key,
    ]);
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(data)],
    ]);
    return {
      id: text(id),
      response: {
        clientDataJSON: text(clientData('webauthn.create', challenge, said.origin)),
        attestationObject: text(attestation),
        transports: ['usb'],
      },
    };
  }

  function answer({ challenge, rpId }: PasskeyRequest, said: Said = {}): Assertion {
    signatures += 1;
    const flags = PRESENT | ((said.verifiesUser ?? verifiesUser) ? VERIFIED : 0);
    const data = authenticatorData(said.rpId ?? rpId, flags, said.counter ?? signatures);
    const client = clientData('webauthn.get', challenge, said.origin);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
    return {
      id: text(id),
      response: { clientDataJSON: text(client), authenticatorData: text(data), signature: text(signature) },
    };
  }

  return { id: text(id), make, answer };
}

// CBOR (RFC 8949), only the parts that are needed above.

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}
const cborInteger = (value: number) => (value < 0 ? cborHead(1, -1 - value) : cborHead(0, value));
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (value: string) => Buffer.concat([cborHead(3, value.length), Buffer.from(value)]);
const cborMap = (entries: [Buffer, Buffer][]) =>
  Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
