import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Outgoing, send } from './transport.ts';

/** The browser's object, as far as an upload uses it; the test says what happens to it. */
class StandIn extends EventTarget {
  static last: StandIn;
  upload = new EventTarget();
  status = 0;
  responseText = '';
  constructor() {
    super();
    StandIn.last = this;
  }
  open() {}
  setRequestHeader() {}
  send() {}
  getResponseHeader = () => null;
  abort = vi.fn(() => this.end('abort'));
  end(how: 'abort' | 'load') {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
  progress(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total: 9 }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', StandIn);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const NO_ANSWER = { status: 0, isTimeout: true };

function upload(request: Partial<Outgoing> = {}) {
  const progress: number[] = [];
  const answer = send({
    method: 'POST',
    url: '/api/upload',
    headers: {},
    timeout: 75_000,
    onProgress: (sent) => progress.push(sent),
    ...request,
  });
  return { answer, progress, sending: StandIn.last };
}

test('an upload that was received and is never answered ends at the limit, as other calls do', async () => {
  const { answer, progress, sending } = upload();
  sending.progress(9);
  vi.advanceTimersByTime(74_999);
  expect(sending.abort).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await answer).toMatchObject(NO_ANSWER);
  expect([progress, sending.abort.mock.calls.length]).toEqual([[9], 1]);
});

test('an upload of which nothing was heard at all ends at the limit', async () => {
  const { answer } = upload();
  vi.advanceTimersByTime(75_000);
  expect(await answer).toMatchObject(NO_ANSWER);
});

test('a large file on a slow line takes as long as it needs', async () => {
  const { answer, sending } = upload();
  for (let sent = 1; sent <= 9; sent += 1) {
    vi.advanceTimersByTime(70_000);
    sending.progress(sent);
  }
  vi.advanceTimersByTime(70_000);
  // The answer is arriving.
  sending.dispatchEvent(new Event('progress'));
  vi.advanceTimersByTime(70_000);
  Object.assign(sending, { status: 200, responseText: '{"data":1}' });
  sending.end('load');
  expect(await answer).toMatchObject({ status: 200, envelope: { data: 1 } });
  expect(vi.getTimerCount(), 'nothing runs on once it is answered').toBe(0);
});

test('an upload that its user cancels is no failure of the server', async () => {
  const cancel = new AbortController();
  const { answer } = upload({ signal: cancel.signal });
  cancel.abort();
  await expect(answer).rejects.toThrow('cancelled');
  expect(vi.getTimerCount()).toBe(0);
});
