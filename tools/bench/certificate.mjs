/** A certificate for this run alone: browsers speak HTTP/2 over TLS only. */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Has openssl make a key and a certificate for localhost that end tomorrow. Node.js can make keys, but no certificates.
 * @returns {{ key: Buffer, cert: Buffer, keyHash: string } | undefined} keyHash: by which Chrome is told to trust it; undefined where there is no openssl
 */
export function makeCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-certificate-'));
  const [key, cert] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
  try {
    execFileSync(
      'openssl',
      [
        ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 1 -subj /CN=localhost'.split(
          ' ',
        ),
        ...['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-keyout', key, '-out', cert],
      ],
      { stdio: 'ignore' },
    );
    const made = readFileSync(cert);
    const publicKey = new X509Certificate(made).publicKey.export({ type: 'spki', format: 'der' });
    const keyHash = createHash('sha256').update(publicKey).digest('base64');
    return { key: readFileSync(key), cert: made, keyHash };
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
