/** Shows the notice of the page (components/site/page-notice.tsx): what to do, with the phone number. */
export function showPageNotice(): void {
  document.getElementById('page-notice')?.setAttribute('data-shown', '');
}
