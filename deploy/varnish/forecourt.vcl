vcl 4.1;

# Caches public pages and purges them by tag (vmod xkey of the package varnish-modules). Start with two addresses, the second of which
# only the site servers can reach:
#   varnishd -a edge=127.0.0.1:6081 -a purge=10.0.0.7:6082 -f /etc/varnish/forecourt.vcl -s malloc,1g -p http_resp_hdr_len=32k -p http_resp_size=64k
# Site servers: EDGE_VARNISH_URLS=http://10.0.0.7:6082
import std;
import xkey;

# HAProxy knows which site servers respond. Without a probe every request is tried, forms above all: a slow moment loses none.
backend sites {
	.host = "127.0.0.1";
	.port = "8080";
	.connect_timeout = 1s;
	# Forms may wait 20 s while the page process restarts.
	.first_byte_timeout = 30s;
	.between_bytes_timeout = 15s;
}

# The same, only to know how old a page may be.
backend probed {
	.host = "127.0.0.1";
	.port = "8080";
	.probe = {
		.url = "/livez";
		.interval = 2s;
		.timeout = 1s;
		.window = 3;
		.threshold = 2;
		.initial = 2;
	}
}

sub vcl_recv {
	if (local.socket == "purge") {
		if (req.method == "PURGE" && req.http.xkey-purge-all) {
			ban("obj.status != 0");
			return (synth(200, "Everything purged"));
		}
		if (req.method == "PURGE" && req.http.xkey-purge) {
			set req.http.x-purged = xkey.purge(req.http.xkey-purge);
			return (synth(200, "Purged " + req.http.x-purged));
		}
		return (synth(405));
	}
	if (req.method == "PURGE") {
		return (synth(405));
	}
	if (req.url ~ "^/(internal/|metrics)") {
		return (synth(404));
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# Queries are endless; pictures and build files have few.
	if (req.url ~ "^/api/" || (req.url ~ "\?" && req.url !~ "^/(media|assets)/")) {
		return (pass);
	}
	# While the sites respond, an aged page is at most a minute old: stale-while-revalidate. While they don't, a day: stale-if-error.
	if (std.healthy(probed)) {
		set req.grace = 60s;
	}
	# Cookies make no difference to a public page. What belongs to one shopper says private or no-store.
	return (hash);
}

sub vcl_backend_response {
	if (bereq.uncacheable) {
		return (deliver);
	}
	# An error never replaces an old page.
	if (beresp.status >= 500 && bereq.is_bgfetch) {
		return (abandon);
	}
	if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)(private|no-store|no-cache)" || beresp.status >= 500) {
		set beresp.uncacheable = true;
		set beresp.ttl = 10s;
		return (deliver);
	}
	if (beresp.ttl > 0s) {
		set beresp.grace = 24h;
		set beresp.http.xkey = beresp.http.surrogate-key;
	}
	return (deliver);
}

sub vcl_deliver {
	unset resp.http.xkey;
	unset resp.http.surrogate-key;
	# That of a cached error is of another request.
	if (resp.http.X-Request-Id && req.http.X-Request-Id) {
		set resp.http.X-Request-Id = req.http.X-Request-Id;
	}
	set resp.http.x-edge = "MISS";
	if (obj.hits > 0) {
		set resp.http.x-edge = "HIT";
	}
}

sub vcl_synth {
	set resp.http.Content-Type = "text/plain; charset=utf-8";
	set resp.http.Cache-Control = "no-store";
	synthetic(resp.reason);
	return (deliver);
}

sub vcl_backend_error {
	set beresp.http.Content-Type = "text/plain; charset=utf-8";
	set beresp.http.Cache-Control = "no-store";
	set beresp.http.Retry-After = "30";
	synthetic("We can't show this page right now. Please try again in a minute.");
	return (deliver);
}
