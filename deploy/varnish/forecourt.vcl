vcl 4.1;

# Caches public pages and purges them by tag (vmod xkey of the package varnish-modules). Start with two addresses, the second of which
# only the site servers can reach:
#   varnishd -a edge=127.0.0.1:6081 -a purge=10.0.0.7:6082 -f /etc/varnish/forecourt.vcl -s malloc,1g -p http_resp_hdr_len=32k -p http_resp_size=64k
# Site servers: EDGE_VARNISH_URLS=http://10.0.0.7:6082
import std;
import var;
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
			var.global_set("purged", std.time2real(now, 0.0));
			ban("obj.status != 0");
			return (synth(200, "Everything purged"));
		}
		if (req.method == "PURGE" && req.http.xkey-purge) {
			# First the time: a response that was requested before may be old.
			var.global_set("purged", std.time2real(now, 0.0));
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
	# While the sites respond, an aged page is at most a minute old: stale-while-revalidate. While they don't, a day: stale-if-error. A
	# restart is for a page that was not fetched in time; for 5 s, other pages of its host don't wait either.
	if (std.healthy(probed) && req.restarts == 0 && std.time(var.global_get("late " + req.http.host), now - 1h) < now - 5s) {
		set req.grace = 60s;
	} else {
		set req.grace = 24h;
	}
	# Cookies make no difference to a public page. What belongs to one shopper says private or no-store.
	return (hash);
}

sub vcl_backend_fetch {
	unset bereq.http.x-edge-aged;
	set bereq.http.x-edge-begun = std.time2real(now, 0.0);
	# Varnish requests a change only of a page that it has, aged.
	if (!bereq.uncacheable && (bereq.http.If-None-Match || bereq.http.If-Modified-Since)) {
		set bereq.http.x-edge-aged = "1";
		if (!bereq.is_bgfetch) {
			set bereq.first_byte_timeout = 900ms;
		} elseif (std.time(var.global_get("late " + bereq.http.host), now - 1h) > now - 5s) {
			set bereq.first_byte_timeout = 2s;
		}
	}
}

sub vcl_backend_response {
	# An aged page is better than an error.
	if (beresp.status >= 500 && bereq.http.x-edge-aged && !bereq.is_bgfetch) {
		return (error(beresp.status, beresp.reason));
	}
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
	# Requested before the last purge, so it may be a page that the purge removed: it isn't stored. A fetch takes milliseconds, so that few
	# overlap with a purge, whatever its tags.
	if (std.real(var.global_get("purged"), 0.0) >= std.real(bereq.http.x-edge-begun, 0.0)) {
		set beresp.ttl = 0s;
		set beresp.grace = 0s;
		set beresp.keep = 0s;
		return (deliver);
	}
	if (beresp.ttl > 0s) {
		set beresp.grace = 24h;
		set beresp.http.xkey = beresp.http.surrogate-key;
	}
	return (deliver);
}

sub vcl_deliver {
	# Once more, for the aged page.
	if (resp.http.x-edge-failed && req.restarts == 0) {
		return (restart);
	}
	unset resp.http.x-edge-failed;
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
	if (bereq.http.x-edge-aged) {
		var.global_set("late " + bereq.http.host, now);
		set beresp.http.x-edge-failed = "1";
	}
	set beresp.http.Content-Type = "text/plain; charset=utf-8";
	set beresp.http.Cache-Control = "no-store";
	set beresp.http.Retry-After = "30";
	synthetic("We can't show this page right now. Please try again in a minute.");
	return (deliver);
}
