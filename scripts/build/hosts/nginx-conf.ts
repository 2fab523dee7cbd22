import { CACHE_HASHED, CACHE_PAGES, type Header } from '../policy';

/** File endings by content type. A type of its own for each, since nginx's own list varies from version to version. */
export type ContentTypes = Readonly<Record<string, string | undefined>>;

export interface NginxSite {
  headers: readonly Header[];
  /** Folder below which the site is served: `/repo`, or empty. */
  basePath: string;
  /** Types of files with text, which are sent as UTF-8: ending with its dot → type. */
  textTypes: ContentTypes;
  otherTypes: ContentTypes;
}

/**
 * An nginx configuration for the site, to be included within `http { }`. Every header is added in one place: nginx drops all
 * inherited `add_header` lines in a location that has one of its own, and leaves them out of errors without `always`.
 * @throws Error if a header holds what nginx would not take as text
 */
export function nginxConf({ headers, basePath, textTypes, otherTypes }: NginxSite): string {
  const addHeader = ([name, value]: Header) => {
    if (/["$\\\n]/.test(value)) throw new Error(`nginx can't send the header ${name} as it is: ${value}`);
    return `    add_header ${name} "${value}" always;`;
  };
  const types = (all: ContentTypes) =>
    Object.entries(all).map(([ending, type]) => `        ${type ?? ''} ${ending.slice(1)};`);
  return `# Made by the build; changes here are lost. Include it within http { }, for example as
# /etc/nginx/conf.d/site.conf, and set the three lines marked "yours".${
    basePath && `\n# The files of out/ belong into the folder ${basePath.slice(1)} within root.`
  }

# A missing file may be there after the next deploy, so only files that were found are kept.
map "$uri:$status" $site_cache_control {
    default "${CACHE_PAGES}";
    "~^${basePath}/_next/static/.*:(200|206|304)$" "${CACHE_HASHED}";
}

server {
    listen 8080;                # yours: behind a proxy that speaks HTTPS, or 443 ssl with your certificate
    server_name _;              # yours
    root /var/www/site;         # yours: the folder with the files of out/

    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types ${[...new Set(Object.values(textTypes))].filter((type) => type !== 'text/html').join(' ')};
    types {
${[...types(textTypes), ...types(otherTypes)].join('\n')}
    }
    default_type application/octet-stream;

    # Sends the files that \`npm run precompress\` has put beside the others.
    gzip_static on;
    # brotli_static on;         # where nginx has this module (Debian: libnginx-mod-http-brotli-static)
    gzip_vary on;

    # The only add_header lines: one more in a location would switch all of these off there.
${headers.map(addHeader).join('\n')}
    add_header Cache-Control $site_cache_control always;

    error_page 404 ${basePath}/404.html;
    location = ${basePath}/404.html { internal; }
    location = ${basePath}/_headers { return 404; }
    location ~ /\\.(?!well-known/) { return 404; }

    # A page has one spelling: /about if it is about.html, /about/ if it is about/index.html. The other one is led there.
    location ~ ^(?<page>/.+)/$ {
        if (-f $document_root$page.html) { return 308 $page$is_args$args; }
        try_files \${uri}index.html =404;
    }
    location ~ [^/]$ {
        if (-f $document_root$uri/index.html) { return 308 $uri/$is_args$args; }
        try_files $uri $uri.html =404;
    }
    location / {
        try_files /index.html =404;
    }
}
`;
}
